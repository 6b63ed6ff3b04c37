import { siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import { formatCode } from '#shared/confirmation-code.ts'
import { everyone } from '#server/access/access.ts'
import { calendarFile } from '#server/bookings/calendar.ts'
import { findAppointment } from '#server/bookings/find-appointment.ts'
import { lookUpByCode } from '#server/bookings/look-up.ts'
import { openDb } from '#server/db/open.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuse } from '#server/http/refuse.ts'

export const app = createApi({ access: everyone }).get('/api/bookings/:code/calendar.ics', async (c) => {
  const db = openDb(c.env.DB)
  const asked = { code: c.req.param('code'), address: clientAddress(c) }
  const result = await lookUpByCode(db, asked, (stored) => findAppointment(db, stored))
  if (!result.ok) refuse(result)
  const { startsAt, ...appointment } = result.found
  if (!startsAt) refuse({ reason: 'date-not-confirmed' })
  return c.body(calendarFile({ ...appointment, startsAt }, siteUrl), 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="booking-${formatCode(appointment.code)}.ics"`,
  })
})
export const onRequest = handle(app)
