import { siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import { HTTPException } from 'hono/http-exception'
import * as z from 'zod/mini'
import {
  type AdminBookingDetail,
  adminBookingDetailSchema,
  transitionRefusal,
  bookingPatchSchema,
} from '#contracts/admin-bookings.ts'
import { admins } from '#server/access/access.ts'
import { changeBooking } from '#server/bookings/change-booking.ts'
import { deleteBooking } from '#server/bookings/delete-booking.ts'
import { isAssignable } from '#server/bookings/list-assignees.ts'
import { readBooking } from '#server/bookings/read-booking.ts'
import { type Db, openDb } from '#server/db/open.ts'
import { bookingNotFound, storedCode } from '#server/http/booking-code.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { readJson } from '#server/http/json.ts'

export const app = createApi({ access: admins })
  .get('/api/admin/bookings/:code', async (c) => {
    const { id } = await requireUser(c)
    return c.json(await oneRequest(openDb(c.env.DB), storedCode(c.req.param('code')), id))
  })
  .patch('/api/admin/bookings/:code', async (c) => {
    const admin = await requireUser(c)
    const code = storedCode(c.req.param('code'))
    const patch = await readJson(c, bookingPatchSchema)
    const db = openDb(c.env.DB)
    const now = new Date()
    if (patch.confirmedFor && patch.confirmedFor <= now) {
      throw new HTTPException(400, { message: 'Choose a date in the future.' })
    }
    if (typeof patch.assigneeId === 'number' && !(await isAssignable(db, patch.assigneeId))) {
      throw new HTTPException(400, { message: 'Only an administrator can be assigned to a request.' })
    }
    const result = await changeBooking(db, { ...patch, code, actorId: admin.id, admin, siteUrl, now })
    if (!result.ok && result.reason === 'not-found') throw bookingNotFound()
    const request = await oneRequest(db, code, admin.id)
    if (result.ok) return c.json(request)
    throw new HTTPException(409, { message: refusalOf(result.reason, patch, request) })
  })
  .delete('/api/admin/bookings/:code', async (c) => {
    const actor = await requireUser(c)
    const code = storedCode(c.req.param('code'))
    if (!(await deleteBooking(openDb(c.env.DB), { code, actor }))) throw bookingNotFound()
    return c.body(null, 204)
  })
export const onRequest = handle(app)

async function oneRequest(db: Db, code: string, readerId: number): Promise<AdminBookingDetail> {
  const request = await readBooking(db, code, readerId)
  if (!request) throw bookingNotFound()
  return z.parse(adminBookingDetailSchema, request)
}

/** Two administrators on one request: who comes second is told what it has become and by whom. */
function refusalOf(
  reason: 'illegal' | 'no-date' | 'changed' | 'not-found',
  { status }: z.infer<typeof bookingPatchSchema>,
  request: AdminBookingDetail,
): string {
  if (reason === 'illegal' && status) return transitionRefusal(request.status, status)
  if (reason === 'no-date') return `A ${request.status} booking cannot have a date. Confirm it first.`
  const who = request.changedBy ?? 'Somebody else'
  return `${who} has changed this request: it is now ${request.status}. Your change was not saved.`
}
