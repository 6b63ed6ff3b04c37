import { env } from 'cloudflare:test'
import { eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { bookingInputSchema } from '#contracts/booking-input.ts'
import { openDb } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { anAgency, clearAppointments, hours, start, ten } from '../../../tests/builders/appointments.ts'
import { aBookingInput, addBooking } from '../../../tests/builders/bookings.ts'
import { countingQueries } from '../../../tests/builders/counting-queries.ts'
import { aProvider } from '../../../tests/builders/providers.ts'
import { addSchedule } from '../../../tests/builders/schedules.ts'
import { aContext, aUserContext } from '../../../tests/builders/service-context.ts'
import { addServices } from '../../../tests/builders/services.ts'
import { addUser } from '../../../tests/builders/sign-in.ts'
import { createBooking } from './create-booking.ts'
import { moveAppointment } from './move-appointment.ts'

const db = openDb(env.DB)
const queriesOfSmallestPlan = 50

await addServices(db)
const { booked, change } = await anAgency(db)
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
      ...{ userId, clientEmail, assigneeId: provider.id },
      ...{ confirmedFor: new Date(nextWeek.getTime() + minutes * 60_000), appointmentMinutes: 30 },
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
