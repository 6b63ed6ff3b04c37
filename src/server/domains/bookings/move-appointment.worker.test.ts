import { env } from 'cloudflare:test'
import { asc, eq, like } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { site } from '#site.config.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { bookingMoves, bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { appointmentLinks } from '#platform/db/schema/schedules.ts'
import { unprovedLimit } from '#platform/email/unproved-address.ts'
import {
  anAgency,
  clearAppointments,
  eleven,
  hours,
  start,
  slotTaken,
  ten,
} from '#tests/builders/appointments.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { cancelBooking } from './change-booking.ts'
import { findAppointmentOf } from './appointments.ts'
import { moveAppointment } from './move-appointment.ts'

const db = openDb(env.DB)

await addServices(db)
const { admin, booked, change, move, read, isFree } = await anAgency(db)

beforeEach(() => clearAppointments(db))

describe('another time that a client chooses', () => {
  it('moves a confirmed appointment, its calendar entry and its link, and tells the agency', async () => {
    await addSchedule(db, { userId: admin.id })
    const code = await booked(ten)
    await change(code, { status: 'confirmed' })
    await db.delete(outbox)
    expect(await move(code, eleven)).toEqual({ ok: true })
    expect(await read(code)).toMatchObject({ status: 'confirmed', confirmedFor: eleven, calendarSequence: 2 })
    expect([await isFree(ten), await isFree(eleven)]).toEqual([true, false])
    const emails = await db.select().from(outbox).orderBy(asc(outbox.id))
    expect(
      emails.map(({ recipient, attachment }) => [recipient === site.email, attachment !== null]),
    ).toEqual([
      [false, true],
      [true, false],
    ])
    expect(await db.select().from(appointmentLinks)).toHaveLength(3)
  })

  it('keeps the link of the first email working until the time that was chosen last', async () => {
    await addSchedule(db, { userId: admin.id })
    const code = await booked(ten)
    const [toClient] = await db.select().from(outbox).where(like(outbox.recipient, 'client%'))
    const token = /appointment\?token=(\S+)/.exec(toClient?.body ?? '')?.[1]
    expect(await move(code, new Date('2027-01-14T10:00:00Z'))).toEqual({ ok: true })
    const appointmentAt = (now: Date) => findAppointmentOf(aContext(db, { now }), { token })
    expect(await appointmentAt(hours(24, ten))).toMatchObject({ booking: { code } })
    expect(await appointmentAt(hours(48, ten))).toBeNull()
  })

  it('is refused if somebody has it, or if the appointment is over, and nothing changes', async () => {
    await addSchedule(db, { userId: admin.id })
    const [first, second] = [await booked(ten), await booked(eleven)]
    expect(await move(first, eleven)).toEqual(slotTaken)
    expect(await read(first)).toMatchObject({ confirmedFor: ten, calendarSequence: 0 })
    const over = { ok: false, reason: 'appointment-past' }
    await change(first, { status: 'confirmed' })
    expect(await move(first, new Date('2027-01-14T10:00:00Z'), hours(1, ten))).toEqual(over)
    await change(second, { status: 'cancelled' })
    expect(await move(second, ten)).toEqual(over)
  })

  it('takes the place of a picked time that passed before anybody confirmed it', async () => {
    await addSchedule(db, { userId: admin.id })
    const code = await booked(ten)
    const later = new Date('2027-01-14T10:00:00Z')
    expect(await move(code, later, hours(1, ten))).toEqual({ ok: true })
    expect(await read(code)).toMatchObject({ status: 'pending', confirmedFor: later })
  })

  it('may be the one whose hold has ended: it is held again, which is no move', async () => {
    await addSchedule(db, { userId: admin.id })
    const nextWeek = hours(7 * 24, ten)
    const code = await booked(nextWeek)
    await db.delete(outbox)
    expect(await move(code, nextWeek, hours(1))).toEqual({ ok: true })
    expect(await read(code)).toMatchObject({ heldUntil: hours(72) })
    expect(await isFree(nextWeek, hours(73))).toBe(true)
    expect(await move(code, nextWeek, hours(73))).toEqual({ ok: true })
    expect(await read(code)).toMatchObject({ heldUntil: hours(73 + 72), calendarSequence: 0 })
    expect(await isFree(nextWeek, hours(74))).toBe(false)
    expect(await db.$count(bookingMoves)).toBe(0)
    expect(await db.$count(outbox)).toBe(0)
  })

  it('takes no time from another client, and tells nobody, while its booking is flagged as spam', async () => {
    await addSchedule(db, { userId: admin.id })
    const nextWeek = hours(7 * 24, ten)
    const [other, spam] = [await booked(nextWeek), await booked(eleven)]
    await db.update(bookings).set({ spamSign: 'links' }).where(eq(bookings.code, spam))
    await db.delete(outbox)
    expect(await move(spam, nextWeek, hours(73))).toEqual({ ok: true })
    expect(await read(other)).toMatchObject({ confirmedFor: nextWeek })
    expect(await db.select().from(outbox)).toEqual([])
  })

  it('goes to one of two who move to it at once', async () => {
    await addSchedule(db, { userId: admin.id })
    const codes = [await booked(ten), await booked(eleven)] as const
    const noon = new Date('2027-01-12T12:00:00Z')
    const results = await Promise.all(codes.map((code) => move(code, noon)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter(({ ok }) => !ok)).toEqual([slotTaken])
  })

  it('is refused by account once an unproved address got ten emails that day, but not by its link', async () => {
    await addSchedule(db, { userId: admin.id })
    const client = await addUser(db)
    const code = await booked(ten)
    await db.update(bookings).set({ userId: client.id }).where(eq(bookings.code, code))
    await change(code, { status: 'confirmed' })
    await db.batch([db.delete(outbox), db.delete(rateLimits)])
    const moveByAccount = (startsAt: Date, now: Date) =>
      moveAppointment(aUserContext(db, client, { now }), { code, startsAt })
    for (let count = 0; count < 10; count += 1)
      expect(await moveByAccount(count % 2 ? ten : eleven, hours(1))).toEqual({ ok: true })
    const emails = () => db.$count(outbox, eq(outbox.recipient, client.email))
    expect(await emails()).toBe(10)
    const before = await read(code)
    expect(await moveByAccount(eleven, hours(3))).toMatchObject({ ok: false, reason: 'too-many-attempts' })
    expect(await read(code)).toEqual(before)
    expect(await emails()).toBe(10)
    expect(await move(code, eleven, hours(3))).toEqual({ ok: true })
    await db.update(users).set({ emailConfirmedAt: start }).where(eq(users.id, client.id))
    expect(await moveByAccount(ten, hours(3))).toEqual({ ok: true })
    expect(await emails()).toBe(12)
  })
})

it('a move or a cancellation that is planned again beside another change takes its limits once', async () => {
  await addSchedule(db, { userId: admin.id })
  const client = await addUser(db)
  const confirmedCode = await booked(ten)
  const pendingCode = await booked(undefined)
  await change(confirmedCode, { status: 'confirmed' })
  await db.update(bookings).set({ userId: client.id })
  const countsOf = async () => (await db.select().from(rateLimits)).map(({ count }) => count)
  const beside = (code: string) => {
    const touch = () =>
      db
        .update(bookings)
        .set({ updatedAt: hours(2) })
        .where(eq(bookings.code, code))
    return aUserContext(actingBefore(env.DB, 'update "bookings"', touch), client, { now: hours(1) })
  }
  await db.delete(rateLimits)
  const result = await moveAppointment(beside(confirmedCode), { code: confirmedCode, startsAt: eleven })
  expect(result).toEqual({ ok: true })
  expect(await countsOf()).toEqual([1, 1, 1, 1])
  await db.delete(rateLimits)
  expect(await cancelBooking(beside(pendingCode), pendingCode)).toEqual({ ok: true })
  expect(await countsOf()).toEqual([1, 1, 1])
})

it('a move that loses its time to somebody else at the same moment uses up no email', async () => {
  await addSchedule(db, { userId: admin.id })
  const client = await addUser(db)
  const code = await booked(ten)
  await change(code, { status: 'confirmed' })
  await db.update(bookings).set({ userId: client.id })
  await db.delete(rateLimits)
  const meanwhile = actingBefore(env.DB, 'update "bookings"', () => booked(eleven))
  const context = aUserContext(meanwhile, client, { now: hours(1) })
  expect(await moveAppointment(context, { code, startsAt: eleven })).toEqual(slotTaken)
  const emailLimits = await db.select().from(rateLimits).where(like(rateLimits.key, 'emails:%'))
  const { key } = unprovedLimit('booking', client.email)
  expect(emailLimits.filter((row) => row.key === key)).toMatchObject([{ count: 0 }])
})

it('cancelling requests by account sends an unproved address no more than its ten emails a day', async () => {
  const client = await addUser(db)
  const codes: string[] = []
  for (let count = 0; count < 12; count += 1) codes.push(await booked(undefined))
  await db.update(bookings).set({ userId: client.id })
  await db.batch([db.delete(outbox), db.delete(rateLimits)])
  const cancel = (code: string) => cancelBooking(aUserContext(db, client, { now: start }), code)
  for (const code of codes) expect(await cancel(code)).toEqual({ ok: true })
  expect(await db.$count(outbox, eq(outbox.recipient, client.email))).toBe(10)
})
