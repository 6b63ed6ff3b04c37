import { enteredBookingSchema } from '#domains/bookings/booking-input.ts'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { bookingQuerySchema } from '#contracts/admin-booking-requests.ts'
import { adminBookingSchema } from '#contracts/admin-bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { listResponse } from '#contracts/lists.ts'
import { admins } from '#platform/access/access.ts'
import { exportBookings } from '#domains/bookings/export-bookings.ts'
import { listBookings } from '#domains/bookings/list-bookings.ts'
import { csvResponse, datedFileName } from '#platform/csv/write-csv.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput, readJson } from '#platform/http/json.ts'
import { listPlace } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins })
  .get('/api/admin/bookings', async (c) => {
    const { sort, after, format, ...filter } = parseInput(bookingQuerySchema, c.req.query())
    const context = await userContext(c)
    if (format === 'csv') {
      const csv = await exportBookings(context, { filter, sort })
      if (!csv.ok) refuse(csv)
      return csvResponse(csv.csv, datedFileName('bookings', context.now, 'csv'))
    }
    const list = await listBookings(context, { filter, sort, place: listPlace(after, sort) })
    return c.json(z.parse(listResponse(adminBookingSchema), list))
  })
  .post('/api/admin/bookings', async (c) => {
    const input = await readJson(c, enteredBookingSchema)
    const { enterBooking } = await import('#domains/bookings/create-booking.ts')
    const result = await enterBooking(await userContext(c), input)
    if (!result.ok) refuse(result)
    return c.json({ confirmationCode: formatCode(result.code) }, result.isNew ? 201 : 200)
  })
export const onRequest = handle(app)
