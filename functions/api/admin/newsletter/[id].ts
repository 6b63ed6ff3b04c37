import { handle } from 'hono/cloudflare-pages'
import { admins } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { deleteSubscriber } from '#server/newsletter/delete-subscriber.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).delete('/api/admin/newsletter/:id', async (c) => {
  const id = recordId(c.req.param('id')) ?? refuse({ reason: 'subscriber-not-found' })
  if (!(await deleteSubscriber(await userContext(c), id))) refuse({ reason: 'subscriber-not-found' })
  return c.body(null, 204)
})
export const onRequest = handle(app)
