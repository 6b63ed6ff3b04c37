import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { userSchema } from '#contracts/auth.ts'
import { passkeyResponseSchema } from '#contracts/passkeys.ts'
import { everyone } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { readDeviceToken } from '#server/http/device-cookie.ts'
import { readJson } from '#server/http/json.ts'
import { takePasskeyToken } from '#server/http/passkey-cookie.ts'
import { refuse } from '#server/http/refuse.ts'
import { clearSecondStepCookie, readSecondStepToken } from '#server/http/second-step-cookie.ts'
import { publicContext } from '#server/http/service-context.ts'
import { startSession } from '#server/http/start-session.ts'
import { endPendingSignIn } from '#server/second-factor/pending-sign-in.ts'
import { signInWithPasskey } from '#server/second-factor/verify-passkey.ts'

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
