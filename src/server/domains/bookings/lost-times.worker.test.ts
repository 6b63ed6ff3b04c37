import { bookingInputSchema } from '#domains/bookings/booking-input.ts'
import { env } from 'cloudflare:test'
import { eq, inArray, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { unprovedLimit } from '#platform/email/unproved-address.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { anAgency, clearAppointments, hours, slotTaken, start, ten } from '#tests/builders/appointments.ts'
import { aBookingInput, addBooking } from '#tests/builders/bookings.ts'
import { countingQueries } from '#tests/builders/counting-queries.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { aProvider } from '#tests/builders/providers.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { createBooking } from './create-booking.ts'
import { moveAppointment } from './move-appointment.ts'

const db = openDb(env.DB)
const queriesOfSmallestPlan = 50

await addServices(db)
const { book, booked, change } = await anAgency(db)
const provider = await aProvider(db)
await db.update(users).set({ emailConfirmedAt: start }).where(eq(users.id, provider.id))
const nextWeek = hours(7 * 24, ten)
const later = hours(73)

beforeEach(async () => {
  await clearAppointments(db)
  await addSchedule(db, { userId: provider.id })
})

async function twoWhoLose() {
  for (const minutes of [-15, 15]) {
    const { id: userId, email: clientEmail } = await addUser(db)
    await addBooking(db, {
      userId,
      clientEmail,
      assigneeId: provider.id,
      confirmedFor: new Date(nextWeek.getTime() + minutes * 60_000),
      appointmentMinutes: 30,
      heldUntil: hours(72),
    })
  }
}
const losers = () => db.$count(bookings, isNull(bookings.confirmedFor))

it('a booking that takes the time of two others needs no more queries than the smallest plan has', async () => {
  await twoWhoLose()
  const counting = countingQueries(env.DB)
  const input = bookingInputSchema.parse(aBookingInput({ slot: nextWeek.toISOString() }))
  expect(await createBooking(aContext(counting.db, { now: later }), input)).toMatchObject({ ok: true })
  expect(await losers()).toBe(2)
  expect(counting.count()).toBeLessThan(queriesOfSmallestPlan)
})

it('so does an appointment that moves there', async () => {
  const code = await booked(hours(24, nextWeek))
  const client = await addUser(db, { emailConfirmedAt: start })
  await db.update(bookings).set({ userId: client.id }).where(eq(bookings.code, code))
  await change(code, { status: 'confirmed' })
  await twoWhoLose()
  const counting = countingQueries(env.DB)
  const context = aUserContext(counting.db, client, { now: later })
  expect(await moveAppointment(context, { code, startsAt: nextWeek })).toEqual({ ok: true })
  expect(await losers()).toBe(2)
  expect(counting.count()).toBeLessThan(queriesOfSmallestPlan)
})

describe('the emails and notices that somebody who loses a time may still get', () => {
  const guest = { clientEmail: 'asha@everest.example' }
  let loserId = 0
  async function oneWhoLoses() {
    const { id } = await addBooking(db, {
      ...guest,
      assigneeId: provider.id,
      confirmedFor: nextWeek,
      appointmentMinutes: 30,
      heldUntil: hours(72),
    })
    loserId = id
    await db.delete(rateLimits)
  }
  const limitsOfLoser = async () => {
    const { key } = unprovedLimit('booking', guest.clientEmail)
    const keys = [key, limit('agency-notices', `booking:${loserId}`).key]
    const rows = await db.select().from(rateLimits).where(inArray(rateLimits.key, keys))
    return rows.map(({ count }) => count)
  }

  it('are used once by a move that is planned again beside another change', async () => {
    const code = await booked(hours(24, nextWeek), {}, later)
    await oneWhoLoses()
    const touch = () =>
      db
        .update(bookings)
        .set({ updatedAt: hours(74) })
        .where(eq(bookings.code, code))
    const meanwhile = actingBefore(env.DB, 'update "bookings"', touch)
    const move = { code, startsAt: nextWeek }
    expect(await moveAppointment(aContext(meanwhile, { now: later }), move)).toEqual({ ok: true })
    expect(await db.$count(outbox, eq(outbox.recipient, guest.clientEmail))).toBe(1)
    expect(await limitsOfLoser()).toEqual([1, 1])
  })

  it('are not used by a booking that was sent before with another time', async () => {
    const again = { idempotencyKey: crypto.randomUUID() }
    const code = await booked(hours(1, nextWeek), again, later)
    await oneWhoLoses()
    expect(await book(nextWeek, again, later)).toEqual({ ok: true, code, isNew: false })
    expect(await limitsOfLoser()).toEqual([])
  })

  it('are not used by a booking that takes the time of somebody who has just confirmed it', async () => {
    await oneWhoLoses()
    const confirm = () => db.update(bookings).set({ status: 'confirmed' })
    const input = bookingInputSchema.parse(aBookingInput({ slot: nextWeek.toISOString() }))
    const meanwhile = actingBefore(env.DB, 'insert into "bookings"', confirm)
    expect(await createBooking(aContext(meanwhile, { now: later }), input)).toEqual(slotTaken)
    expect(await limitsOfLoser()).toEqual([])
  })
})
