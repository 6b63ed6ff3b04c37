import { handle } from 'hono/cloudflare-pages'
import { passkeyNameInputSchema } from '#contracts/passkeys.ts'
import { accountOwner } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJson } from '#server/http/json.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'
import { removePasskey, renamePasskey } from '#server/second-factor/passkeys.ts'

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
