import { env } from 'cloudflare:test'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { undoWindowMs } from '#contracts/admin-bookings.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { bookingEvents, bookingMoves, bookings } from '#platform/db/schema/bookings.ts'
import { heldNotices } from '#platform/db/schema/email-choices.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { sendOutbox } from '#platform/email/send-outbox.ts'
import { anAgency, clearAppointments, eleven, hours, start, ten } from '#tests/builders/appointments.ts'
import { choose, runClock } from '#tests/builders/email-choices.ts'
import { aProvider } from '#tests/builders/providers.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { cancelBooking, changeBooking } from './change-booking.ts'
import { undoBulkChange } from './undo-bulk-change.ts'
import { undoCancellation, undoOwnCancellation } from './cancellations.ts'

const db = openDb(env.DB)

await addServices(db)
const { admin, booked, change, isFree, read } = await anAgency(db)
const provider = await aProvider(db)
await db.update(users).set({ emailConfirmedAt: start }).where(eq(users.id, provider.id))

beforeEach(async () => {
  await clearAppointments(db)
  await addSchedule(db, { userId: provider.id })
})

const now = hours(1)
const changeId = () => crypto.randomUUID()
const undo = (id: string, at = now) => undoBulkChange(aUserContext(db, admin, { now: at }), id)
const waiting = async () =>
  (await db.select().from(outbox).orderBy(asc(outbox.id))).map(({ subject, sendAfter, attachment }) => ({
    subject,
    waitsMs: sendAfter ? sendAfter.getTime() - now.getTime() : 0,
    method: /^METHOD:(\w+)/m.exec(attachment?.content ?? '')?.[1],
  }))

async function confirmedAt(startsAt: Date) {
  const code = await booked(startsAt)
  await change(code, { status: 'confirmed' }, now)
  await db.delete(outbox)
  return code
}

describe('a single change of the status', () => {
  it('holds its emails until it can no longer be undone', async () => {
    const code = await confirmedAt(ten)
    await change(code, { status: 'cancelled' }, now)
    const emails = await waiting()
    expect(emails).toHaveLength(2)
    for (const { waitsMs, method } of emails) {
      expect(waitsMs).toBeGreaterThan(undoWindowMs)
      expect([undefined, 'CANCEL']).toContain(method)
    }
    let sentCount = 0
    await sendOutbox(
      db,
      () => {
        sentCount += 1
        return Promise.resolve({ ok: true })
      },
      { wait: () => Promise.resolve() },
    )
    expect(sentCount).toBe(0)
  })

  it('is undone with its emails, its appointment and its reminder', async () => {
    const code = await confirmedAt(ten)
    const before = await read(code)
    const id = changeId()
    await change(code, { status: 'cancelled', changeId: id }, now)
    expect(await undo(id)).toMatchObject({ ok: true, result: { kept: [] } })
    const { status, confirmedFor, remindAt, calendarSequence } = await read(code)
    expect({ status, confirmedFor, remindAt }).toEqual({
      status: 'confirmed',
      confirmedFor: ten,
      remindAt: before.remindAt,
    })
    expect(calendarSequence).toBe(before.calendarSequence + 2)
    expect(await db.$count(outbox)).toBe(0)
    const entries = await db.select().from(auditLog).orderBy(asc(auditLog.id))
    expect(entries.slice(-2).map(({ after }) => after?.status)).toEqual(['cancelled', 'confirmed'])
  })

  it('gives back the time that a confirmation replaced', async () => {
    const code = await booked(ten)
    const id = changeId()
    await change(code, { status: 'confirmed', confirmedFor: eleven, changeId: id }, now)
    await undo(id)
    expect(await read(code)).toMatchObject({ status: 'pending', confirmedFor: ten })
    const moves = await db.select().from(bookingMoves).orderBy(asc(bookingMoves.id))
    expect(moves.map(({ startsAt }) => startsAt)).toEqual([eleven, ten])
  })

  it('can be undone for 20 seconds, by the administrator who made it', async () => {
    const code = await confirmedAt(ten)
    const id = changeId()
    await change(code, { status: 'cancelled', changeId: id }, now)
    const other = await addUser(db, { role: 'admin' })
    expect(await undoBulkChange(aUserContext(db, other, { now }), id)).toEqual({
      ok: false,
      reason: 'bulk-change-not-yours',
    })
    expect(await undo(id, new Date(now.getTime() + 20_000))).toEqual({
      ok: false,
      reason: 'undo-expired',
      windowMs: 20_000,
    })
    expect(await undo(id, new Date(now.getTime() + 19_999))).toMatchObject({ ok: true })
    expect(await undo(id)).toEqual({ ok: false, reason: 'bulk-change-undone' })
  })

  it('refuses the id of another change', async () => {
    const [first, second] = [await confirmedAt(ten), await confirmedAt(eleven)]
    const id = changeId()
    await change(first, { status: 'cancelled', changeId: id }, now)
    expect(await change(second, { status: 'cancelled', changeId: id }, now)).toEqual({
      ok: false,
      reason: 'invalid-field',
      field: 'changeId',
    })
    expect(await read(second)).toMatchObject({ status: 'confirmed' })
  })

  it('leaves the news of the change before it where it is undone', async () => {
    const code = await booked(ten)
    await db.delete(outbox)
    await change(code, { status: 'confirmed' }, now)
    const emails = await waiting()
    const id = changeId()
    await change(code, { status: 'cancelled', changeId: id }, now)
    expect(await db.$count(outbox)).toBeGreaterThan(emails.length)
    await undo(id)
    expect(await waiting()).toEqual(emails)
    expect(await read(code)).toMatchObject({ status: 'confirmed' })
  })

  it('takes its line out of a daily summary', async () => {
    const client = await addUser(db, { emailConfirmedAt: start })
    await runClock(db)
    await choose(db, client.id, 'bookings', 'daily')
    const { code } = await addBooking(db, { userId: client.id, clientEmail: client.email })
    const id = changeId()
    await change(code, { status: 'cancelled', changeId: id }, now)
    expect(await db.$count(outbox)).toBe(0)
    const [line] = await db.select().from(heldNotices)
    expect(line?.readyAt.getTime()).toBeGreaterThan(now.getTime() + undoWindowMs)
    await undo(id)
    expect(await db.$count(heldNotices)).toBe(0)
  })
})

describe('a cancelled booking that is reopened', () => {
  const cancelled = async () => {
    const code = await confirmedAt(ten)
    await change(code, { status: 'cancelled' }, now)
    await db.delete(outbox)
    return code
  }
  const later = hours(2)
  const reopen = (code: string) => change(code, { status: 'pending' }, later)

  it('is pending again, and its time is held again', async () => {
    const code = await cancelled()
    expect(await isFree(ten, later)).toBe(true)
    expect(await reopen(code)).toEqual({ ok: true })
    const booking = await read(code)
    expect(booking).toMatchObject({ status: 'pending', confirmedFor: ten })
    expect(booking.heldUntil?.getTime()).toBeGreaterThan(later.getTime())
    expect(await isFree(ten, later)).toBe(false)
    const [email, ...others] = await db.select().from(outbox)
    expect(others).toEqual([])
    expect(email).toMatchObject({ subject: expect.stringContaining('is pending again'), attachment: null })
    expect(email?.sendAfter?.getTime()).toBeGreaterThan(later.getTime() + undoWindowMs)
    const events = await db.select().from(bookingEvents).orderBy(asc(bookingEvents.id))
    expect(events.at(-1)).toMatchObject({ status: 'pending', actorId: admin.id })
    const entries = await db.select().from(auditLog).orderBy(asc(auditLog.id))
    expect(entries.at(-1)).toMatchObject({ action: 'booking.status', after: { status: 'pending' } })
  })

  it('has lost its time if somebody else has taken it', async () => {
    const code = await cancelled()
    await booked(ten, {}, later)
    await db.delete(outbox)
    await reopen(code)
    expect(await read(code)).toMatchObject({ status: 'pending', confirmedFor: null })
    const moves = await db.select().from(bookingMoves).orderBy(asc(bookingMoves.id))
    expect(moves.at(-1)).toMatchObject({ startedBefore: ten, startsAt: null })
  })

  it('has lost its time if it has passed', async () => {
    const code = await cancelled()
    await change(code, { status: 'pending' }, hours(1, ten))
    expect(await read(code)).toMatchObject({ status: 'pending', confirmedFor: null })
  })

  it('can be confirmed again, with its reminder', async () => {
    const code = await cancelled()
    await reopen(code)
    await change(code, { status: 'confirmed' }, later)
    const { status, confirmedFor, remindAt } = await read(code)
    expect({ status, confirmedFor }).toEqual({ status: 'confirmed', confirmedFor: ten })
    expect(remindAt).not.toBeNull()
  })

  it('loses the outcome of the cancelled appointment, which stays in its history', async () => {
    const code = await cancelled()
    await change(code, { outcome: 'client-cancelled' }, later)
    await reopen(code)
    expect(await read(code)).toMatchObject({ outcome: null })
  })

  it('is refused for a client who has deleted their account', async () => {
    const code = await cancelled()
    await db.update(bookings).set({ clientEmail: '' }).where(eq(bookings.code, code))
    expect(await reopen(code)).toEqual({ ok: false, reason: 'client-deleted' })
  })

  it('is cancelled again by an undo', async () => {
    const code = await cancelled()
    const id = changeId()
    await change(code, { status: 'pending', changeId: id }, later)
    expect(await undo(id, later)).toMatchObject({ ok: true })
    expect(await read(code)).toMatchObject({ status: 'cancelled', confirmedFor: ten })
    expect(await isFree(ten, hours(3))).toBe(true)
    expect(await db.$count(outbox)).toBe(0)
  })

  it('is not for clients, and a completed booking is not reopened', async () => {
    const code = await confirmedAt(ten)
    await change(code, { status: 'completed' }, now)
    expect(await reopen(code)).toMatchObject({ ok: false, reason: 'illegal-transition' })
  })
})

describe('a client’s own cancellation', () => {
  it('holds the emails to both sides, and is undone by the client only', async () => {
    const client = await addUser(db, { emailConfirmedAt: start })
    const { id, code } = await addBooking(db, { userId: client.id, clientEmail: client.email })
    const asClient = aUserContext(db, client, { now })
    expect(await cancelBooking(asClient, code)).toEqual({ ok: true })
    const emails = await waiting()
    expect(emails).toHaveLength(2)
    expect(emails.every(({ waitsMs }) => waitsMs > undoWindowMs)).toBe(true)
    const stranger = await addUser(db)
    expect(await undoOwnCancellation(aUserContext(db, stranger, { now }), code)).toEqual({
      ok: false,
      reason: 'booking-not-found',
    })
    expect(await undoOwnCancellation(asClient, code)).toMatchObject({ ok: true })
    expect(await read(code)).toMatchObject({ status: 'pending' })
    expect(await db.$count(outbox)).toBe(0)
    expect(await undoCancellation(asClient, id)).toEqual({ ok: false, reason: 'bulk-change-not-found' })
  })

  it('of a confirmed appointment, by its link, keeps the time until it can no longer be undone', async () => {
    const code = await confirmedAt(ten)
    const { id } = await read(code)
    const asGuest = aContext(db, { now })
    await changeBooking(asGuest, { code, status: 'cancelled', isByClient: true })
    expect(await isFree(ten, now)).toBe(false)
    expect(await undoCancellation(asGuest, id)).toMatchObject({ ok: true })
    expect(await read(code)).toMatchObject({ status: 'confirmed', confirmedFor: ten })
    expect(await db.$count(outbox)).toBe(0)
  })

  it('is not undone by a client where the agency cancelled', async () => {
    const code = await confirmedAt(ten)
    const { id } = await read(code)
    await change(code, { status: 'cancelled' }, now)
    expect(await undoCancellation(aContext(db, { now }), id)).toEqual({
      ok: false,
      reason: 'bulk-change-not-found',
    })
    expect(await read(code)).toMatchObject({ status: 'cancelled' })
  })
})
