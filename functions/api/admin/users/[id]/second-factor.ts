import { handle } from 'hono/cloudflare-pages'
import { admins } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'
import { removeSecondFactor } from '#server/users/remove-second-factor.ts'

export const app = createApi({ access: admins }).delete('/api/admin/users/:id/second-factor', async (c) => {
  const id = recordId(c.req.param('id'))
  if (id === null) refuse({ reason: 'user-not-found' })
  const result = await removeSecondFactor(await userContext(c), id)
  if (!result.ok) refuse(result)
  return c.body(null, 204)
})
export const onRequest = handle(app)
