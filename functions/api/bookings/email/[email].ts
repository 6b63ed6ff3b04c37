import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { ownBookingsSchema } from '#contracts/bookings.ts'
import { signedIn } from '#server/access/access.ts'
import { listBookingsOfUser } from '#server/bookings/list-of-user.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { refuse } from '#server/http/refuse.ts'

export const app = createApi({
  access: { ...signedIn, own: { record: 'bookings of an address', reachedBy: ['admin'] } },
}).get('/api/bookings/email/:email', async (c) => {
  const user = await requireUser(c)
  const email = c.req.param('email').trim().toLowerCase()
  if (email !== user.email && user.role !== 'admin') {
    refuse({ reason: 'bookings-of-another' })
  }
  return c.json(z.parse(ownBookingsSchema, await listBookingsOfUser(openDb(c.env.DB), email)))
})
export const onRequest = handle(app)
