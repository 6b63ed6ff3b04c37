import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { userSchema } from '#contracts/auth.ts'
import { passkeyResponseSchema } from '#contracts/passkeys.ts'
import { everyone } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readDeviceToken } from '#domains/identity/auth/device.ts'
import { readJson } from '#platform/http/json.ts'
import { takePasskeyToken } from '#domains/identity/second-factor/passkey-challenge.ts'
import { refuse } from '#platform/http/refuse.ts'
import {
  clearSecondStepCookie,
  readSecondStepToken,
  endPendingSignIn,
} from '#domains/identity/second-factor/pending-sign-in.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { startSession } from '#domains/identity/auth/start-session.ts'
import { signInWithPasskey } from '#domains/identity/second-factor/verify-passkey.ts'

export const app = createApi({ access: everyone }).post('/api/login/passkey', async (c) => {
  const response = await readJson(c, passkeyResponseSchema)
  const context = publicContext(c)
  const token = takePasskeyToken(c)
  const result = await signInWithPasskey(context, { token, response, deviceToken: readDeviceToken(c) })
  if (!result.ok) refuse(result)
  await startSession(c, result)
  const pendingToken = readSecondStepToken(c)
  if (pendingToken) {
    await endPendingSignIn(context, pendingToken)
    clearSecondStepCookie(c)
  }
  return c.json(z.parse(userSchema, result.user))
})
export const onRequest = handle(app)
