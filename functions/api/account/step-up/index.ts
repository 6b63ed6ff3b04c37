import { handle } from 'hono/cloudflare-pages'
import { stepUpSchema } from '#contracts/second-factor.ts'
import { accountOwner } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { requireSession } from '#platform/http/current-user.ts'
import { readDeviceToken } from '#domains/identity/auth/device.ts'
import { readJson } from '#platform/http/json.ts'
import { takePasskeyToken } from '#domains/identity/second-factor/passkey-challenge.ts'
import { refuse } from '#platform/http/refuse.ts'
import { requireOwnPassword } from '#domains/identity/auth/verify-password.ts'
import { userContext } from '#platform/http/service-context.ts'
import { verifyCode } from '#domains/identity/second-factor/verify-code.ts'
import { proveWithPasskey } from '#domains/identity/second-factor/verify-passkey.ts'
import { markVerifiedStatement } from '#platform/sessions/sessions.ts'

export const app = createApi({ access: accountOwner }).post('/api/account/step-up', async (c) => {
  const proof = await readJson(c, stepUpSchema)
  const context = await userContext(c)
  const { tokenHash } = await requireSession(c)
  if ('code' in proof) {
    const attempt = {
      code: proof.code,
      secret: c.env.SECOND_FACTOR_KEY,
      deviceToken: readDeviceToken(c),
    }
    const result = await verifyCode(context, attempt, (when) =>
      markVerifiedStatement(context, { tokenHash, when }),
    )
    if (!result.ok) refuse(result)
    return c.body(null, 204)
  }
  if ('password' in proof) await requireOwnPassword(c, proof.password)
  else {
    const result = await proveWithPasskey(context, { token: takePasskeyToken(c), response: proof.passkey })
    if (!result.ok) refuse(result)
  }
  await markVerifiedStatement(context, { tokenHash })
  return c.body(null, 204)
})
export const onRequest = handle(app)
