import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { ownBookingsSchema } from '#contracts/bookings.ts'
import { ownListQuerySchema } from '#contracts/own-lists.ts'
import { signedIn } from '#platform/access/access.ts'
import { listBookingsOfUser } from '#domains/bookings/own-bookings.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({
  access: { ...signedIn, own: { record: 'bookings of an address', reachedBy: ['admin'] } },
}).get('/api/bookings/email/:email', async (c) => {
  const context = await userContext(c)
  const email = c.req.param('email').trim().toLowerCase()
  if (email !== context.user.email && context.user.role !== 'admin') {
    refuse({ reason: 'not-your-booking' })
  }
  const { before } = parseInput(ownListQuerySchema, c.req.query())
  return c.json(z.parse(ownBookingsSchema, await listBookingsOfUser(context, { email, before })))
})
export const onRequest = handle(app)
