import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { bookingPatchSchema } from '#contracts/admin-booking-requests.ts'
import { type AdminBookingDetail, adminBookingDetailSchema } from '#contracts/admin-bookings.ts'
import { admins } from '#platform/access/access.ts'
import { isAssignable } from '#domains/bookings/assignees.ts'
import { readBooking } from '#domains/bookings/read-booking.ts'
import { storedCode } from '#domains/bookings/codes.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins })
  .get('/api/admin/bookings/:code', async (c) => {
    return c.json(await oneBooking(await userContext(c), storedCode(c.req.param('code'))))
  })
  .patch('/api/admin/bookings/:code', async (c) => {
    const context = await userContext(c)
    const code = storedCode(c.req.param('code'))
    const patch = await readJson(c, bookingPatchSchema)
    if (patch.confirmedFor && patch.confirmedFor <= context.now) {
      refuse({ reason: 'date-in-the-past' })
    }
    if (typeof patch.assigneeId === 'number' && !(await isAssignable(context, patch.assigneeId))) {
      refuse({ reason: 'assignee-not-admin' })
    }
    const { changeBooking } = await import('#domains/bookings/change-booking.ts')
    const result = await changeBooking(context, { ...patch, code })
    if (!result.ok && result.reason !== 'booking-conflict') refuse(result)
    const booking = await oneBooking(context, code)
    if (!result.ok) refuse({ ...booking, reason: 'booking-conflict' })
    return c.json(booking)
  })
  .delete('/api/admin/bookings/:code', async (c) => {
    const code = storedCode(c.req.param('code'))
    const context = await userContext(c)
    const { deleteBooking } = await import('#domains/bookings/delete-booking.ts')
    const result = await deleteBooking(context, code)
    if (!result.ok) refuse({ ...(await oneBooking(context, code)), reason: result.reason })
    return c.body(null, 204)
  })
export const onRequest = handle(app)

async function oneBooking(context: ServiceContext<SessionUser>, code: string): Promise<AdminBookingDetail> {
  const booking = await readBooking(context, code)
  if (!booking) refuse({ reason: 'booking-not-found' })
  return z.parse(adminBookingDetailSchema, booking)
}
