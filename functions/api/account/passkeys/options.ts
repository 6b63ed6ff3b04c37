import { handle } from 'hono/cloudflare-pages'
import { accountOwner } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { setPasskeyCookie } from '#server/http/passkey-cookie.ts'
import { refuse } from '#server/http/refuse.ts'
import { requireStepUp } from '#server/http/require-step-up.ts'
import { userContext } from '#server/http/service-context.ts'
import { startPasskey } from '#server/second-factor/passkeys.ts'

export const app = createApi({ access: accountOwner }).post('/api/account/passkeys/options', async (c) => {
  await requireStepUp(c)
  const started = await startPasskey(await userContext(c))
  if (!started.ok) refuse(started)
  setPasskeyCookie(c, started.token)
  return c.json(started.options)
})
export const onRequest = handle(app)
