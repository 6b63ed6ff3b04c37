import { handle } from 'hono/cloudflare-pages'
import { admins } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import { removeSecondFactor } from '#domains/identity/users/remove-second-factor.ts'

export const app = createApi({ access: admins }).delete('/api/admin/users/:id/second-factor', async (c) => {
  const id = recordId(c.req.param('id'))
  if (id === null) refuse({ reason: 'user-not-found' })
  const result = await removeSecondFactor(await userContext(c), id)
  if (!result.ok) refuse(result)
  return c.body(null, 204)
})
export const onRequest = handle(app)
