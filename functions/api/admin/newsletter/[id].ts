import { handle } from 'hono/cloudflare-pages'
import { HTTPException } from 'hono/http-exception'
import { admins } from '#server/access/access.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { deleteSubscriber } from '#server/newsletter/delete-subscriber.ts'

export const app = createApi({ access: admins }).delete('/api/admin/newsletter/:id', async (c) => {
  const actor = await requireUser(c)
  const id = c.req.param('id')
  const isId = /^[1-9]\d{0,14}$/.test(id)
  if (!isId || !(await deleteSubscriber(openDb(c.env.DB), Number(id), actor))) {
    throw new HTTPException(404, { message: 'There is no such sign-up.' })
  }
  return c.body(null, 204)
})
export const onRequest = handle(app)
