import { siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import {
  type AdminBookingDetail,
  adminBookingDetailSchema,
  bookingPatchSchema,
} from '#contracts/admin-bookings.ts'
import { admins } from '#server/access/access.ts'
import { changeBooking } from '#server/bookings/change-booking.ts'
import { deleteBooking } from '#server/bookings/delete-booking.ts'
import { isAssignable } from '#server/bookings/list-assignees.ts'
import { readBooking } from '#server/bookings/read-booking.ts'
import { type Db, openDb } from '#server/db/open.ts'
import { storedCode } from '#server/http/booking-code.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { readJson } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'

export const app = createApi({ access: admins })
  .get('/api/admin/bookings/:code', async (c) => {
    const { id } = await requireUser(c)
    return c.json(await oneBooking(openDb(c.env.DB), storedCode(c.req.param('code')), id))
  })
  .patch('/api/admin/bookings/:code', async (c) => {
    const admin = await requireUser(c)
    const code = storedCode(c.req.param('code'))
    const patch = await readJson(c, bookingPatchSchema)
    const db = openDb(c.env.DB)
    const now = new Date()
    if (patch.confirmedFor && patch.confirmedFor <= now) {
      refuse({ reason: 'date-in-the-past' })
    }
    if (typeof patch.assigneeId === 'number' && !(await isAssignable(db, patch.assigneeId))) {
      refuse({ reason: 'assignee-not-admin' })
    }
    const result = await changeBooking(db, { ...patch, code, actorId: admin.id, admin, siteUrl, now })
    if (!result.ok && result.reason !== 'booking-conflict') refuse(result)
    const booking = await oneBooking(db, code, admin.id)
    if (!result.ok) refuse({ ...booking, reason: 'booking-conflict' })
    return c.json(booking)
  })
  .delete('/api/admin/bookings/:code', async (c) => {
    const actor = await requireUser(c)
    const code = storedCode(c.req.param('code'))
    if (!(await deleteBooking(openDb(c.env.DB), { code, actor }))) refuse({ reason: 'booking-not-found' })
    return c.body(null, 204)
  })
export const onRequest = handle(app)

async function oneBooking(db: Db, code: string, readerId: number): Promise<AdminBookingDetail> {
  const booking = await readBooking(db, code, readerId)
  if (!booking) refuse({ reason: 'booking-not-found' })
  return z.parse(adminBookingDetailSchema, booking)
}
