import { handle } from 'hono/cloudflare-pages'
import { everyone } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { setPasskeyCookie } from '#domains/identity/second-factor/passkey-challenge.ts'
import { refuse } from '#platform/http/refuse.ts'
import { readSecondStepToken, findPendingSignIn } from '#domains/identity/second-factor/pending-sign-in.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { askForPasskey } from '#domains/identity/second-factor/verify-passkey.ts'

export const app = createApi({ access: everyone }).post('/api/login/passkey/options', async (c) => {
  const context = publicContext(c)
  const pending = await findPendingSignIn(context, readSecondStepToken(c))
  const userId = pending?.methods.includes('passkey') ? pending.user.id : null
  const result = await askForPasskey(context, { purpose: 'sign-in', userId })
  if (!result.ok) refuse(result)
  setPasskeyCookie(c, result.token)
  return c.json(result.options)
})
export const onRequest = handle(app)
