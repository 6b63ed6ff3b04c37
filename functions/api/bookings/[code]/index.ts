import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { bookingViewSchema } from '#contracts/bookings.ts'
import { everyone } from '#platform/access/access.ts'
import { lookUpBooking } from '#domains/bookings/find-booking.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { readSenderCookie } from '#domains/bookings/appointment-links.ts'
import { visitorContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: everyone }).get('/api/bookings/:code', async (c) => {
  const result = await lookUpBooking(await visitorContext(c), c.req.param('code'), readSenderCookie(c))
  if (!result.ok) refuse(result)
  return c.json(z.parse(bookingViewSchema, result.booking))
})
export const onRequest = handle(app)
