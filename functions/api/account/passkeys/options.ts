import { handle } from 'hono/cloudflare-pages'
import { accountOwner } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { setPasskeyCookie } from '#domains/identity/second-factor/passkey-challenge.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import { startPasskey } from '#domains/identity/second-factor/passkeys.ts'

export const app = createApi({ access: accountOwner }).post('/api/account/passkeys/options', async (c) => {
  const result = await startPasskey(await userContext(c))
  if (!result.ok) refuse(result)
  setPasskeyCookie(c, result.token)
  return c.json(result.options)
})
export const onRequest = handle(app)
