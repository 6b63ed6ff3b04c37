import { handle } from 'hono/cloudflare-pages'
import { HTTPException } from 'hono/http-exception'
import { admins } from '#server/access/access.ts'
import { deleteNote } from '#server/bookings/notes.ts'
import { openDb } from '#server/db/open.ts'
import { storedCode } from '#server/http/booking-code.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'

export const app = createApi({ access: admins }).delete('/api/admin/bookings/:code/notes/:id', async (c) => {
  const actor = await requireUser(c)
  const code = storedCode(c.req.param('code'))
  const id = /^[1-9]\d{0,14}$/.test(c.req.param('id')) ? Number(c.req.param('id')) : 0
  if (!(await deleteNote(openDb(c.env.DB), { code, id, actor }))) {
    throw new HTTPException(404, { message: 'You have no note with this number.' })
  }
  return c.body(null, 204)
})
export const onRequest = handle(app)
