import { siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { adminBookingSchema, bookingQuerySchema } from '#contracts/admin-bookings.ts'
import { bookingRequestSchema } from '#contracts/booking-request.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { listAnswer } from '#contracts/lists.ts'
import { admins } from '#server/access/access.ts'
import { createBooking } from '#server/bookings/create-booking.ts'
import { exportBookings } from '#server/bookings/export-bookings.ts'
import { listBookings } from '#server/bookings/list-bookings.ts'
import { csvResponse } from '#server/csv/write-csv.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { parseInput, readJson } from '#server/http/json.ts'
import { listPlace } from '#server/http/list-place.ts'
import { refuse } from '#server/http/refuse.ts'

export const app = createApi({ access: admins })
  .get('/api/admin/bookings', async (c) => {
    const actor = await requireUser(c)
    const { sort, after, format, ...filter } = parseInput(bookingQuerySchema, c.req.query())
    const asked = { filter, sort, readerId: actor.id, now: new Date() }
    const db = openDb(c.env.DB)
    if (format === 'csv') {
      const exported = await exportBookings(db, asked, { actor, origin: siteUrl })
      if (!exported.ok) refuse(exported)
      return csvResponse(exported.csv, `requests-${asked.now.toISOString().slice(0, 10)}.csv`)
    }
    const list = await listBookings(db, { ...asked, place: listPlace(after, sort) })
    return c.json(z.parse(listAnswer(adminBookingSchema), list))
  })
  .post('/api/admin/bookings', async (c) => {
    const admin = await requireUser(c)
    const request = await readJson(c, bookingRequestSchema)
    const created = await createBooking(openDb(c.env.DB), {
      request,
      userId: null,
      admin,
      address: null,
      siteUrl,
      now: new Date(),
    })
    if (!created.ok) refuse(created)
    return c.json({ confirmationCode: formatCode(created.code) }, created.isNew ? 201 : 200)
  })
export const onRequest = handle(app)
