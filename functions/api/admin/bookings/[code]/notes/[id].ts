import { handle } from 'hono/cloudflare-pages'
import { admins } from '#platform/access/access.ts'
import { deleteNote } from '#domains/bookings/notes.ts'
import { storedCode } from '#domains/bookings/codes.ts'
import { createApi } from '#platform/http/create-api.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).delete('/api/admin/bookings/:code/notes/:id', async (c) => {
  const code = storedCode(c.req.param('code'))
  const id = recordId(c.req.param('id')) ?? refuse({ reason: 'note-not-found' })
  if (!(await deleteNote(await userContext(c), { code, id }))) refuse({ reason: 'note-not-found' })
  return c.body(null, 204)
})
export const onRequest = handle(app)
