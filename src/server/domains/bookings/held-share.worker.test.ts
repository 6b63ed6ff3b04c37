import { bookingInputSchema } from '#domains/bookings/booking-input.ts'
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import {
  anAgency,
  clearAppointments,
  eleven,
  hours,
  slotTaken,
  start,
  ten,
} from '#tests/builders/appointments.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { findFreeSlots } from '#domains/schedules/find-free-slots.ts'
import { createBooking, enterBooking } from './create-booking.ts'
import { moveAppointment } from './move-appointment.ts'

const db = openDb(env.DB)

await addServices(db)
const { admin, colleague, book, booked, change, move, read, isFree } = await anAgency(db)

beforeEach(() => clearAppointments(db))

const at = (hour: number, day = 12) => new Date(Date.UTC(2027, 0, day, hour))
const bookAs = (context: ReturnType<typeof aContext> | ReturnType<typeof aUserContext>, slot?: Date) =>
  createBooking(
    context,
    bookingInputSchema.parse(
      aBookingInput({
        clientEmail: `${crypto.randomUUID()}@everest.example`,
        ...(slot ? { slot: slot.toISOString() } : {}),
      }),
    ),
  )

it('visitors whom nobody confirmed hold half of a person’s day, however many send at once', async () => {
  await addSchedule(db, { userId: admin.id })
  const day = [9, 10, 11, 12, 13, 14, 15, 16].map((hour) => at(hour))
  const results = await Promise.all(day.map((slot) => book(slot)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(4)
  expect(results.filter(({ ok }) => !ok)).toEqual([slotTaken, slotTaken, slotTaken, slotTaken])
  expect(await Promise.all(day.map((slot) => isFree(slot)))).toEqual(day.map(() => false))
  expect(await isFree(at(10, 13))).toBe(true)
})

it('a share that is held leaves the rest of the day to accounts with a confirmed address and to the agency', async () => {
  await addSchedule(db, { userId: admin.id })
  const codes = await Promise.all([9, 10, 11, 12].map((hour) => booked(at(hour))))
  const stranger = await addUser(db)
  const client = await addUser(db, { emailConfirmedAt: start })
  const as = (user: typeof client) => aUserContext(db, user, { now: start, ip: '203.0.113.7' })
  expect(await bookAs(as(stranger), at(13))).toEqual(slotTaken)
  expect(await bookAs(as(client), at(13))).toMatchObject({ ok: true })
  const { slots } = await findFreeSlots(as(client), { from: '2027-01-12', isProved: true })
  expect(slots.map(({ startsAt }) => startsAt)).toContain(at(14).toISOString())
  const entered = bookingInputSchema.parse(aBookingInput({ slot: at(14).toISOString() }))
  expect(await enterBooking(aUserContext(db, admin, { now: start }), entered)).toMatchObject({ ok: true })

  expect(await book(at(15))).toEqual(slotTaken)
  for (const code of codes) await change(code, { status: 'confirmed' }, start)
  expect(await book(at(15))).toMatchObject({ ok: true })
})

it('the share is each person’s own, and lapses with its holds', async () => {
  await addSchedule(db, { userId: admin.id })
  const far = (hour: number) => at(hour, 20)
  for (const hour of [9, 10, 11, 12]) await booked(far(hour))
  expect(await book(far(13))).toEqual(slotTaken)
  await addSchedule(db, { userId: colleague.id })
  expect(await read(await booked(far(13)))).toMatchObject({ assigneeId: colleague.id })
  expect(await read(await booked(far(14), {}, hours(73)))).toMatchObject({ assigneeId: admin.id })
})

it('a request for any time that picks one later counts in the day and toward the network', async () => {
  await addSchedule(db, { userId: admin.id })
  const stranger = await addUser(db)
  const as = aUserContext(db, stranger, { now: start, ip: '203.0.113.8' })
  const result = await bookAs(as)
  if (!result.ok) throw new Error(result.reason)
  const { code } = result
  for (const hour of [9, 10, 11, 12]) await booked(at(hour))
  expect(await moveAppointment(as, { code, startsAt: at(13) })).toEqual(slotTaken)
  expect(await moveAppointment(as, { code, startsAt: at(13, 13) })).toEqual({ ok: true })
  expect(await moveAppointment(as, { code, startsAt: at(14, 13) })).toEqual({ ok: true })
  const days = [14, 15, 16, 17, 18, 19, 20, 21, 22]
  for (const day of days) expect(await bookAs(aContext(db, as), at(9, day))).toMatchObject({ ok: true })
  const another = await bookAs(as)
  if (!another.ok) throw new Error(another.reason)
  expect(await moveAppointment(as, { code: another.code, startsAt: at(15, 13) })).toMatchObject({
    reason: 'too-many-attempts',
  })
  expect(await move(another.code, at(15, 13))).toEqual({ ok: true })
})

it('an emailed link proves the mailbox, so its reader may take a time of a day whose share is held', async () => {
  await addSchedule(db, { userId: admin.id })
  const code = await booked(undefined)
  for (const hour of [9, 10, 11, 12]) await booked(at(hour))
  expect(await move(code, at(13))).toEqual({ ok: true })
})

it('one /48 holds twenty times in a day, from however many of its networks', async () => {
  await addSchedule(db, { userId: admin.id })
  const slots = Array.from({ length: 8 }, (_, day) => [9, 10, 11].map((hour) => at(hour, 13 + day))).flat()
  const results = await Promise.all(
    slots.map((slot, index) =>
      bookAs(aContext(db, { now: start, ip: `2001:db8:1:${index.toString(16)}::1` }), slot),
    ),
  )
  expect(results.filter(({ ok }) => ok)).toHaveLength(20)
  expect(results.filter(({ ok }) => !ok).map((result) => !result.ok && result.reason)).toEqual(
    Array(4).fill('too-many-attempts'),
  )
  expect(await db.$count(bookings, eq(bookings.assigneeId, admin.id))).toBe(20)
  expect(await isFree(ten)).toBe(true)
  expect(await isFree(eleven)).toBe(true)
})
