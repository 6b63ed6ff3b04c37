import { handle } from 'hono/cloudflare-pages'
import { HTTPException } from 'hono/http-exception'
import * as z from 'zod/mini'
import { bookingMessages } from '#contracts/booking-request.ts'
import { adminBookingSchema, bookingMoveSchema } from '#contracts/bookings.ts'
import { readCode } from '#contracts/confirmation-code.ts'
import { listBookings } from '#server/bookings/list-all.ts'
import { moveBooking } from '#server/bookings/move-booking.ts'
import { setAppointment } from '#server/bookings/set-appointment.ts'
import { type Db, openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireAdmin } from '#server/http/current-user.ts'
import { readJson } from '#server/http/json.ts'

export const app = createApi()
  .get('/api/admin/bookings/:code', async (c) => {
    await requireAdmin(c)
    return c.json(await oneBooking(openDb(c.env.DB), storedCode(c.req.param('code'))))
  })
  .patch('/api/admin/bookings/:code', async (c) => {
    const { id: actorId } = await requireAdmin(c)
    const code = storedCode(c.req.param('code'))
    const { status, confirmedFor } = await readJson(c, bookingMoveSchema)
    const db = openDb(c.env.DB)
    const now = new Date()
    if (confirmedFor && confirmedFor <= now) {
      throw new HTTPException(400, { message: 'The date of an appointment lies in the future.' })
    }
    const result = status
      ? await moveBooking(db, { code, to: status, actorId, confirmedFor, now })
      : await setAppointment(db, { code, confirmedFor: confirmedFor ?? null, now })
    if (!result.ok && result.reason === 'not-found') throw notFound()
    const booking = await oneBooking(db, code)
    if (!result.ok) {
      const refusal = status ? `cannot become ${status}` : 'has no date: confirm it first'
      throw new HTTPException(409, { message: `A ${booking.status} booking ${refusal}.` })
    }
    return c.json(booking)
  })
export const onRequest = handle(app)

async function oneBooking(db: Db, code: string) {
  const [booking] = await listBookings(db, { code })
  if (!booking) throw notFound()
  return z.parse(adminBookingSchema, booking)
}

function storedCode(written: string): string {
  const code = readCode(written)
  if (code === null) throw notFound()
  return code
}

const notFound = () => new HTTPException(404, { message: bookingMessages.notFound })
