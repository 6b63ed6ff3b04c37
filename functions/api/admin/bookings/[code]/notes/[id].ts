import { handle } from 'hono/cloudflare-pages'
import { admins } from '#server/access/access.ts'
import { deleteNote } from '#server/bookings/notes.ts'
import { storedCode } from '#server/http/booking-code.ts'
import { createApi } from '#server/http/create-api.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).delete('/api/admin/bookings/:code/notes/:id', async (c) => {
  const code = storedCode(c.req.param('code'))
  const id = recordId(c.req.param('id')) ?? refuse({ reason: 'note-not-found' })
  if (!(await deleteNote(await userContext(c), { code, id }))) refuse({ reason: 'note-not-found' })
  return c.body(null, 204)
})
export const onRequest = handle(app)
