import { handle } from 'hono/cloudflare-pages'
import { accountOwner } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { setPasskeyCookie } from '#server/http/passkey-cookie.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'
import { startPasskey } from '#server/second-factor/passkeys.ts'

export const app = createApi({ access: accountOwner }).post('/api/account/passkeys/options', async (c) => {
  const result = await startPasskey(await userContext(c))
  if (!result.ok) refuse(result)
  setPasskeyCookie(c, result.token)
  return c.json(result.options)
})
export const onRequest = handle(app)
