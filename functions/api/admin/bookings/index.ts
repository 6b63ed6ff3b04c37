import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { adminBookingsSchema, bookingStatuses } from '#contracts/bookings.ts'
import { listBookings } from '#server/bookings/list-all.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireAdmin } from '#server/http/current-user.ts'
import { parseInput } from '#server/http/json.ts'

const filterSchema = z.object({
  status: z.optional(z.enum(bookingStatuses, `Choose one of: ${bookingStatuses.join(', ')}.`)),
  before: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/, '"before" is the id of a booking.')),
      z.transform((digits) => Number(digits)),
    ),
  ),
})

export const app = createApi().get('/api/admin/bookings', async (c) => {
  await requireAdmin(c)
  const filter = parseInput(filterSchema, c.req.query())
  return c.json(z.parse(adminBookingsSchema, await listBookings(openDb(c.env.DB), filter)))
})
export const onRequest = handle(app)
