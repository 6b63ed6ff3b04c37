import { bookingInputSchema } from '#domains/bookings/booking-input.ts'
import { eq } from 'drizzle-orm'
import { changeBooking } from '#domains/bookings/change-booking.ts'
import { createBooking } from '#domains/bookings/create-booking.ts'
import { moveAppointment } from '#domains/bookings/move-appointment.ts'
import type { Db } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { busyTimes, scheduleDaysOff, schedules } from '#platform/db/schema/schedules.ts'
import { findFreeSlots } from '#domains/schedules/find-free-slots.ts'
import { aBookingInput } from './bookings.ts'
import { aContext, aUserContext } from './service-context.ts'
import { aUser } from './users.ts'

export const start = new Date('2027-01-11T08:00:00Z')
export const ten = new Date('2027-01-12T10:00:00Z')
export const eleven = new Date('2027-01-12T11:00:00Z')
export const hours = (count: number, after = start) => new Date(after.getTime() + count * 60 * 60 * 1000)
export const slotTaken = { ok: false, reason: 'slot-taken' }

export const clearAppointments = (db: Db) =>
  db.batch([
    db.delete(outbox),
    db.delete(bookings),
    db.delete(schedules),
    db.delete(busyTimes),
    db.delete(scheduleDaysOff),
    db.delete(rateLimits),
  ])

export async function anAgency(db: Db) {
  const [admin, colleague] = await db
    .insert(users)
    .values([aUser({ role: 'admin' }), aUser({ role: 'provider' })])
    .returning()
  if (!admin || !colleague) throw new Error('the people were not inserted')
  let clients = 0
  function book(slot: Date | undefined, overrides: Record<string, unknown> = {}, now = start) {
    clients += 1
    const input = aBookingInput({
      clientEmail: `client${clients}@everest.example`,
      ...(slot ? { slot: slot.toISOString() } : {}),
      ...overrides,
    })
    return createBooking(
      aContext(db, { now, ip: `198.51.100.${clients % 250}` }),
      bookingInputSchema.parse(input),
    )
  }
  return {
    admin,
    colleague,
    book,
    async booked(...args: Parameters<typeof book>) {
      const result = await book(...args)
      if (!result.ok) throw new Error(result.reason)
      return result.code
    },
    change: (code: string, to: Omit<Parameters<typeof changeBooking>[1], 'code'>, now = hours(1)) =>
      changeBooking(aUserContext(db, admin, { now }), { code, ...to }),
    move: (code: string, startsAt: Date, now = hours(1)) =>
      moveAppointment(aContext(db, { now }), { code, startsAt }),
    async read(code: string) {
      const [row] = await db.select().from(bookings).where(eq(bookings.code, code))
      if (!row) throw new Error('no such booking')
      return row
    },
    async isFree(slot: Date, now = hours(1)) {
      const { slots } = await findFreeSlots(aContext(db, { now }), { from: slot.toISOString().slice(0, 10) })
      return slots.some(({ startsAt }) => startsAt === slot.toISOString())
    },
  }
}
