import { handle } from 'hono/cloudflare-pages'
import { passkeyNameInputSchema } from '#contracts/passkeys.ts'
import { accountOwner } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import { removePasskey, renamePasskey } from '#domains/identity/second-factor/passkeys.ts'

export const app = createApi({ access: { ...accountOwner, own: { record: 'passkey', reachedBy: [] } } })
  .patch('/api/account/passkeys/:id', async (c) => {
    const { name } = await readJson(c, passkeyNameInputSchema)
    const id = recordId(c.req.param('id'))
    if (id === null) refuse({ reason: 'passkey-not-found' })
    const result = await renamePasskey(await userContext(c), { id, name })
    if (!result.ok) refuse(result)
    return c.body(null, 204)
  })
  .delete('/api/account/passkeys/:id', async (c) => {
    const id = recordId(c.req.param('id'))
    if (id === null) refuse({ reason: 'passkey-not-found' })
    const result = await removePasskey(await userContext(c), id)
    if (!result.ok) refuse(result)
    return c.body(null, 204)
  })
export const onRequest = handle(app)
