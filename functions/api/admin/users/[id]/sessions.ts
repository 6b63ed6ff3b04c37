import { handle } from 'hono/cloudflare-pages'
import { admins } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { endSessionsOf } from '#domains/identity/users/change-user.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).delete('/api/admin/users/:id/sessions', async (c) => {
  const id = recordId(c.req.param('id'))
  const endedCount = id === null ? null : await endSessionsOf(await userContext(c), id)
  if (endedCount === null) refuse({ reason: 'user-not-found' })
  return c.json({ ended: endedCount })
})
export const onRequest = handle(app)
