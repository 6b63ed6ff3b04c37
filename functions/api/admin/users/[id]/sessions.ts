import { handle } from 'hono/cloudflare-pages'
import { admins } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { endSessionsOf } from '#server/users/change-user.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).delete('/api/admin/users/:id/sessions', async (c) => {
  const id = recordId(c.req.param('id'))
  const endedCount = id === null ? null : await endSessionsOf(await userContext(c), id)
  if (endedCount === null) refuse({ reason: 'user-not-found' })
  return c.json({ ended: endedCount })
})
export const onRequest = handle(app)
