import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { newNoteSchema } from '#contracts/admin-booking-requests.ts'
import { bookingNoteSchema } from '#contracts/admin-bookings.ts'
import { admins } from '#platform/access/access.ts'
import { addNote } from '#domains/bookings/notes.ts'
import { storedCode } from '#domains/bookings/codes.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).post('/api/admin/bookings/:code/notes', async (c) => {
  const code = storedCode(c.req.param('code'))
  const { body } = await readJson(c, newNoteSchema)
  const note = await addNote(await userContext(c), { code, body })
  if (!note) refuse({ reason: 'booking-not-found' })
  return c.json(z.parse(bookingNoteSchema, note), 201)
})
export const onRequest = handle(app)
