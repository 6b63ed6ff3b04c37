import { handle } from 'hono/cloudflare-pages'
import { formatCode } from '#shared/confirmation-code.ts'
import { everyone } from '#platform/access/access.ts'
import { calendarFile } from '#domains/bookings/calendar.ts'
import { findAppointment } from '#domains/bookings/appointments.ts'
import { lookUpByCode } from '#domains/bookings/find-booking.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { sideOf } from '#domains/bookings/thread.ts'
import { primaryContext, visitorContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: everyone }).get('/api/bookings/:code/calendar.ics', async (c) => {
  const { user } = await visitorContext(c)
  const context = { ...primaryContext(c), user }
  const result = await lookUpByCode(
    context,
    c.req.param('code'),
    (storedCode) => findAppointment(context, storedCode),
    (appointment) => sideOf(appointment, user) !== null,
  )
  if (!result.ok) refuse(result)
  const { startsAt, ...appointment } = result.found
  if (!startsAt) refuse({ reason: 'date-not-confirmed' })
  return c.body(calendarFile({ ...appointment, startsAt, siteUrl: context.siteUrl }), 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="booking-${formatCode(appointment.code)}.ics"`,
  })
})
export const onRequest = handle(app)
