import { bookingInputSchema } from '#domains/bookings/booking-input.ts'
import { env } from 'cloudflare:test'
import { eq, like } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { site } from '#site.config.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { busyTimes, scheduleDaysOff } from '#platform/db/schema/schedules.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import {
  anAgency,
  clearAppointments,
  eleven,
  hours,
  start,
  slotTaken,
  ten,
} from '#tests/builders/appointments.ts'
import { aBookingInput, addBooking } from '#tests/builders/bookings.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { changeInBulk } from './bulk-change.ts'
import { createBooking } from './create-booking.ts'
import { deleteBooking } from './delete-booking.ts'
import { findAppointmentOf } from './appointments.ts'
import { undoBulkChange } from './undo-bulk-change.ts'

const db = openDb(env.DB)

await addServices(db)
const { admin, colleague, book, booked, change, move, read, isFree } = await anAgency(db)

beforeEach(() => clearAppointments(db))

describe('a time that a visitor picks', () => {
  it('goes to one of two who take it at once, and the other is told', async () => {
    await addSchedule(db, { userId: admin.id })
    const results = await Promise.all([book(ten), book(ten), book(ten)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter(({ ok }) => !ok)).toEqual([slotTaken, slotTaken])
    expect(await isFree(ten)).toBe(false)
    expect(await isFree(eleven)).toBe(true)
  })

  it('is taken twice where two people are free, and belongs to each of them', async () => {
    await addSchedule(db, { userId: admin.id })
    await addSchedule(db, { userId: colleague.id })
    const codes = [await booked(ten), await booked(ten)]
    expect(await Promise.all(codes.map(async (code) => (await read(code)).assigneeId))).toEqual([
      admin.id,
      colleague.id,
    ])
    expect(await book(ten)).toEqual(slotTaken)
  })

  it('keeps its buffer free, and cannot be outside the hours', async () => {
    await addSchedule(db, { userId: admin.id, bufferMinutes: 15 })
    await booked(ten)
    expect(await book(eleven)).toEqual(slotTaken)
    expect(await book(new Date('2027-01-12T12:00:00Z'))).toMatchObject({ ok: true })
    expect(await book(new Date('2027-01-12T20:00:00Z'))).toEqual(slotTaken)
    expect(await book(new Date('2027-01-12T14:10:00Z'))).toEqual(slotTaken)
  })

  it('is not offered on a day off, in a busy time, or by somebody who left', async () => {
    await addSchedule(db, { userId: admin.id })
    await db
      .insert(scheduleDaysOff)
      .values({ userId: admin.id, firstDay: '2027-01-13', lastDay: '2027-01-13', label: '' })
    await db.insert(busyTimes).values({ userId: admin.id, startsAt: ten, endsAt: eleven, source: 'calendar' })
    expect(await isFree(ten)).toBe(false)
    expect(await book(ten)).toEqual(slotTaken)
    expect(await isFree(new Date('2027-01-13T10:00:00Z'))).toBe(false)
    await db.update(users).set({ disabledAt: start }).where(eq(users.id, admin.id))
    expect(await isFree(eleven)).toBe(false)
    await db.update(users).set({ disabledAt: null }).where(eq(users.id, admin.id))
    expect(await isFree(eleven)).toBe(true)
  })

  it('is sent again with the same key after a lost answer, and is the same booking', async () => {
    await addSchedule(db, { userId: admin.id })
    const again = { idempotencyKey: 'a-key-of-this-form', clientEmail: 'asha@everest.example' }
    const code = await booked(ten, again)
    expect(await book(ten, again)).toEqual({ ok: true, code, isNew: false })
  })

  it('is held for 72 hours, then may go to somebody else, and the first booking has no time any more', async () => {
    await addSchedule(db, { userId: admin.id })
    const slot = new Date('2027-01-20T10:00:00Z')
    const first = await booked(slot)
    expect(await read(first)).toMatchObject({ heldUntil: hours(72), assigneeId: admin.id })
    expect(await isFree(slot, hours(71))).toBe(false)
    expect(await isFree(slot, hours(73))).toBe(true)
    const second = await booked(slot, {}, hours(73))
    expect(await read(second)).toMatchObject({ confirmedFor: slot })
    expect(await read(first)).toMatchObject({ confirmedFor: null, status: 'pending' })
    await change(first, { status: 'confirmed' }, hours(74))
    expect(await read(first)).toMatchObject({ confirmedFor: null, status: 'confirmed' })
  })

  it('that somebody else has taken after the hold is told once to its client, with a link to the other times, and to the agency', async () => {
    await addSchedule(db, { userId: admin.id })
    const slot = new Date('2027-01-20T10:00:00Z')
    const first = await booked(slot, { clientEmail: 'asha@everest.example' })
    await db.delete(outbox)
    await Promise.all([book(slot, {}, hours(73)), book(slot, {}, hours(73))])
    const emails = await db
      .select()
      .from(outbox)
      .where(like(outbox.subject, `%${formatCode(first)}%`))
    expect(emails.map(({ recipient }) => recipient).sort()).toEqual(
      ['asha@everest.example', site.email].sort(),
    )
    const [toClient] = emails.filter(({ recipient }) => recipient !== site.email)
    const token = /appointment\?token=(\S+)/.exec(toClient?.body ?? '')?.[1]
    const appointment = await findAppointmentOf(aContext(db, { now: hours(74) }), { token })
    expect(appointment?.booking).toMatchObject({ code: first, confirmedFor: null })
    expect(await move(first, new Date('2027-01-21T10:00:00Z'), hours(74))).toEqual({ ok: true })
  })

  it('stays when somebody who may hold no more asks for it, and uses up none of its client’s emails', async () => {
    await addSchedule(db, { userId: admin.id })
    const slot = new Date('2027-01-20T10:00:00Z')
    const first = await booked(slot, { clientEmail: 'asha@everest.example' })
    const greedy = { clientEmail: 'greedy@everest.example' }
    for (const day of [18, 19, 21]) await booked(new Date(`2027-01-${day}T10:00:00Z`), greedy, hours(73))
    const before = await db.select().from(rateLimits).where(like(rateLimits.key, 'emails:%'))
    expect(await book(slot, greedy, hours(73))).toMatchObject({ reason: 'too-many-holds' })
    expect(await read(first)).toMatchObject({ confirmedFor: slot })
    const after = await db.select().from(rateLimits).where(like(rateLimits.key, 'emails:%'))
    const countOf = (rows: typeof after) => rows.reduce((sum, { count }) => sum + count, 0)
    expect(countOf(after) - countOf(before)).toBeLessThanOrEqual(1)
  })

  it('that nobody else takes lapses without an email, and so does one of spam', async () => {
    await addSchedule(db, { userId: admin.id })
    const slot = new Date('2027-01-20T10:00:00Z')
    const flaggedCode = await booked(slot)
    await db.update(bookings).set({ spamSign: 'links' }).where(eq(bookings.code, flaggedCode))
    await db.delete(outbox)
    await booked(slot, { clientEmail: 'new@everest.example' })
    const recipients = (await db.select().from(outbox)).map(({ recipient }) => recipient)
    expect(recipients.sort()).toEqual([site.email, 'new@everest.example'].sort())
  })

  it('becomes the appointment with one click, with an end in the calendar', async () => {
    await addSchedule(db, { userId: admin.id })
    const code = await booked(ten)
    await db.delete(outbox)
    expect(await change(code, { status: 'confirmed' })).toEqual({ ok: true })
    expect(await read(code)).toMatchObject({ confirmedFor: ten, status: 'confirmed' })
    const [email] = await db.select().from(outbox)
    expect(email?.attachment?.content).toContain('DTEND:20270112T110000Z')
    expect(email?.body).toMatch(/\/booking\/appointment\?token=[a-z2-7]{32}/)
    expect(await isFree(ten)).toBe(false)
  })

  it('that passed before anybody confirmed it is no appointment', async () => {
    await addSchedule(db, { userId: admin.id })
    const codes = [await booked(ten), await booked(eleven)] as const
    await change(codes[0], { status: 'confirmed' }, hours(48))
    expect(await read(codes[0])).toMatchObject({ confirmedFor: null })
    await changeInBulk(aUserContext(db, admin, { now: hours(48) }), {
      status: 'confirmed',
      which: { codes: [codes[1]] },
    })
    expect(await read(codes[1])).toMatchObject({ confirmedFor: null, status: 'confirmed' })
  })

  it('is free again once its booking is deleted, flagged as spam, or cancelled for good', async () => {
    await addSchedule(db, { userId: admin.id })
    const cancelledCode = await booked(ten)
    await change(cancelledCode, { status: 'cancelled' })
    expect(await isFree(ten, hours(1))).toBe(false)
    expect(await isFree(ten, hours(2))).toBe(true)
    const deletedCode = await booked(eleven)
    await deleteBooking(aUserContext(db, admin, { now: hours(1) }), deletedCode)
    expect(await isFree(eleven)).toBe(true)
    const spam = await booked(eleven, { notes: 'https://a.example https://b.example https://c.example' })
    expect(await read(spam)).toMatchObject({ spamSign: 'links', confirmedFor: eleven })
    expect(await isFree(eleven)).toBe(true)
    const real = await booked(eleven)
    expect(await read(spam)).toMatchObject({ confirmedFor: null })
    expect(await read(real)).toMatchObject({ confirmedFor: eleven })
  })

  it('comes back with the undo of a bulk cancellation', async () => {
    await addSchedule(db, { userId: admin.id })
    const code = await booked(ten)
    const context = aUserContext(db, admin, { now: hours(1) })
    const result = await changeInBulk(context, { status: 'cancelled', which: { codes: [code] } })
    if (!result.ok || !result.result.id) throw new Error('not cancelled')
    expect(await book(ten, {}, new Date(hours(1).getTime() + 5000))).toEqual(slotTaken)
    await undoBulkChange({ ...context, now: new Date(hours(1).getTime() + 6000) }, result.result.id)
    expect(await read(code)).toMatchObject({ status: 'pending', confirmedFor: ten })
    expect(await isFree(ten)).toBe(false)
  })

  it('is limited: three held times for an email address, ten in a day from one network', async () => {
    await addSchedule(db, { userId: admin.id, slotMinutes: 15 })
    const quarter = (index: number) => new Date(ten.getTime() + index * 15 * 60 * 1000)
    const asha = { clientEmail: 'asha@everest.example' }
    for (const index of [0, 1, 2]) await booked(quarter(index), asha)
    expect(await book(quarter(3), asha)).toEqual({ ok: false, reason: 'too-many-holds', holdsMax: 3 })
    expect(await book(undefined, asha)).toMatchObject({ ok: true })
    const context = aContext(db, { now: start, ip: '203.0.113.7' })
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        createBooking(
          context,
          bookingInputSchema.parse(
            aBookingInput({
              clientEmail: `many${index}@everest.example`,
              slot: quarter(4 + index).toISOString(),
            }),
          ),
        ),
      ),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(10)
    expect(results.filter((result) => !result.ok).map((result) => result.reason)).toEqual([
      'too-many-attempts',
      'too-many-attempts',
    ])
  })
})

it('an appointment that the agency enters keeps its assignee from being booked', async () => {
  await addSchedule(db, { userId: admin.id })
  await addBooking(db, {
    status: 'confirmed',
    confirmedFor: new Date('2027-01-12T10:30:00Z'),
    assigneeId: admin.id,
  })
  expect([await isFree(ten), await isFree(eleven), await isFree(hours(3, ten))]).toEqual([false, false, true])
})
