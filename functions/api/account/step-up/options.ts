import { handle } from 'hono/cloudflare-pages'
import { accountOwner } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { setPasskeyCookie } from '#domains/identity/second-factor/passkey-challenge.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import { askForPasskey } from '#domains/identity/second-factor/verify-passkey.ts'

export const app = createApi({ access: accountOwner }).post('/api/account/step-up/options', async (c) => {
  const context = await userContext(c)
  const result = await askForPasskey(context, { purpose: 'step-up', userId: context.user.id })
  if (!result.ok) refuse(result)
  setPasskeyCookie(c, result.token)
  return c.json(result.options)
})
export const onRequest = handle(app)
