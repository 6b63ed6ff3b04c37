import { handle } from 'hono/cloudflare-pages'
import { admins } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { deleteSubscriber } from '#domains/newsletter/delete-subscriber.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).delete('/api/admin/newsletter/:id', async (c) => {
  const id = recordId(c.req.param('id')) ?? refuse({ reason: 'subscriber-not-found' })
  if (!(await deleteSubscriber(await userContext(c), id))) refuse({ reason: 'subscriber-not-found' })
  return c.body(null, 204)
})
export const onRequest = handle(app)
