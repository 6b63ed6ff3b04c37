import { bookingInputSchema } from '#domains/bookings/booking-input.ts'
import { env } from 'cloudflare:test'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '#domains/identity/account/delete-account.ts'
import { queueReminders } from './reminders.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import {
  anAgency,
  clearAppointments,
  eleven,
  hours,
  start,
  slotTaken,
  ten,
} from '#tests/builders/appointments.ts'
import { assigneeNewsOf } from '#tests/builders/assignee-news.ts'
import { aBookingInput, addBooking } from '#tests/builders/bookings.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { aProvider } from '#tests/builders/providers.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { changeInBulk } from './bulk-change.ts'
import { changeBooking } from './change-booking.ts'
import { createBooking } from './create-booking.ts'
import { deleteBooking } from './delete-booking.ts'
import { moveAppointment } from './move-appointment.ts'
import { addNote } from './notes.ts'
import { undoBulkChange } from './undo-bulk-change.ts'

const db = openDb(env.DB)

await addServices(db)
const { admin, book, booked, change, move, read } = await anAgency(db)
const [provider, colleague] = [await aProvider(db), await aProvider(db)]
await db.update(users).set({ emailConfirmedAt: start }).where(eq(users.role, 'provider'))

beforeEach(async () => {
  await clearAppointments(db)
  await db.update(users).set({ disabledAt: null })
  await addSchedule(db, { userId: provider.id })
  await addSchedule(db, { userId: colleague.id, isOpen: false })
})

const now = hours(2)
const beside = (part: string, act: () => Promise<unknown>) => actingBefore(env.DB, part, act)
const asAdmin = (database = db) => aUserContext(database, admin, { now })
async function newsTo({ email }: { email: string }) {
  const emails = await db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.id))
  return emails.map(({ subject }) => assigneeNewsOf(subject))
}
async function bookConfirmed(at = ten) {
  const code = await booked(at)
  await change(code, { status: 'confirmed' })
  await db.delete(outbox)
  return code
}
async function inBulk(code: string, status: 'confirmed' | 'cancelled' | 'completed', database = db) {
  const result = await changeInBulk(asAdmin(database), { status, which: { codes: [code] } })
  if (!result.ok) throw new Error(result.reason)
  return result.result
}
async function aClientWith(overrides: Parameters<typeof addBooking>[1]) {
  const client = await addUser(db, { emailConfirmedAt: start })
  const booking = await addBooking(db, { userId: client.id, clientEmail: client.email, ...overrides })
  const leave = () => deleteAccount(aUserContext(db, client, { now }), client.passwordHash)
  return { client, booking, leave }
}

describe('a person who is disabled at the same moment', () => {
  const disable = () => db.update(users).set({ disabledAt: start }).where(eq(users.id, provider.id))

  it('gets no new appointment', async () => {
    const input = bookingInputSchema.parse(aBookingInput({ slot: ten.toISOString() }))
    const context = aContext(beside('insert into "bookings"', disable), { now: start })
    expect(await createBooking(context, input)).toEqual(slotTaken)
    expect(await db.$count(bookings)).toBe(0)
  })

  it('keeps the time of an appointment that a client moves', async () => {
    const code = await bookConfirmed()
    const context = aContext(beside('update "bookings"', disable), { now })
    expect(await moveAppointment(context, { code, startsAt: eleven })).toEqual(slotTaken)
    expect(await read(code)).toMatchObject({ confirmedFor: ten })
  })
})

describe('while a client deletes their account', () => {
  it('a bulk change of their bookings writes nothing to them', async () => {
    const past = { status: 'confirmed', confirmedFor: hours(-30) } as const
    const { client, booking, leave } = await aClientWith(past)
    const result = await inBulk(booking.code, 'completed', beside('insert into "bulk_changes"', leave))
    expect(result.changed).toEqual([])
    expect(await newsTo(client)).toHaveLength(1)
  })

  it('deleting a booking with an appointment tells them once', async () => {
    const { client, booking, leave } = await aClientWith({ status: 'confirmed', confirmedFor: ten })
    const database = beside('delete from "bookings"', leave)
    expect(await deleteBooking(asAdmin(database), booking.code)).toEqual({ ok: true })
    const files = await db.select().from(outbox).where(eq(outbox.recipient, client.email))
    expect(files.filter(({ attachment }) => attachment)).toHaveLength(1)
  })

  const leavesBeside = (
    client: Awaited<ReturnType<typeof aClientWith>>['client'],
    act: () => Promise<unknown>,
  ) => deleteAccount(aUserContext(beside('delete from "users"', act), client, { now }), client.passwordHash)
  const filesTo = async ({ email }: { email: string }) =>
    (await db.select().from(outbox).where(eq(outbox.recipient, email))).flatMap(
      ({ attachment }) => attachment?.content.match(/^(METHOD|DTSTART|SEQUENCE).*/gm)?.join(' ') ?? [],
    )

  it('an appointment that moves is called off at its new time', async () => {
    const appointment = { status: 'confirmed', confirmedFor: ten, assigneeId: provider.id } as const
    const { client, booking } = await aClientWith(appointment)
    expect(await leavesBeside(client, () => move(booking.code, eleven, now))).toMatchObject({ ok: true })
    expect(await filesTo(client)).toEqual([
      expect.stringMatching(/^METHOD:CANCEL.*SEQUENCE:2.*DTSTART:20270112T110000Z/),
    ])
    expect(await filesTo(provider)).toEqual([])
    expect(await db.$count(users, eq(users.id, client.id))).toBe(0)
  })

  it('an appointment that is confirmed is called off', async () => {
    const { client, booking } = await aClientWith({ status: 'pending' })
    const confirmation = { status: 'confirmed', confirmedFor: ten } as const
    expect(await leavesBeside(client, () => change(booking.code, confirmation, now))).toMatchObject({
      ok: true,
    })
    expect(await filesTo(client)).toEqual([expect.stringMatching(/^METHOD:CANCEL/)])
  })

  it('a change of a booking that they had only claimed is told to the address in it', async () => {
    const { client, booking, leave } = await aClientWith({ clientEmail: 'asha@everest.example' })
    const context = asAdmin(beside('update "bookings"', leave))
    expect(await changeBooking(context, { code: booking.code, status: 'confirmed' })).toEqual({ ok: true })
    const emails = await db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    expect(emails.map(({ recipient }) => recipient)).toEqual(['asha@everest.example'])
    expect(await db.$count(users, eq(users.id, client.id))).toBe(0)
  })

  it('no reminder is queued', async () => {
    const due = { status: 'confirmed', confirmedFor: ten, remindAt: now } as const
    const { leave } = await aClientWith({ ...due, assigneeId: provider.id })
    await queueReminders(aContext(beside('update "bookings"', leave), { now }))
    expect(await db.$count(outbox, eq(outbox.kind, 'reminder'))).toBe(0)
    await queueReminders(aContext(db, { now }))
    expect(await db.$count(bookings, eq(bookings.remindAt, now))).toBe(0)
  })
})

describe('while a booking goes to somebody else', () => {
  const reassign = (code: string) => () => change(code, { assigneeId: colleague.id }, now)

  it('a bulk change of it is refused, and tells nobody of an appointment that is not theirs', async () => {
    const code = await booked(ten)
    const { changed, refused } = await inBulk(
      code,
      'confirmed',
      beside('insert into "bulk_changes"', reassign(code)),
    )
    expect(changed).toEqual([])
    expect(refused).toHaveLength(1)
    expect(await newsTo(provider)).toEqual([])
  })

  it('its deletion calls off the appointment of whoever has it', async () => {
    const code = await bookConfirmed()
    const database = beside('delete from "bookings"', reassign(code))
    expect(await deleteBooking(asAdmin(database), code)).toEqual({ ok: true })
    expect(await newsTo(provider)).toEqual(['unassigned'])
    expect(await newsTo(colleague)).toEqual(['assigned', 'calledOff'])
  })

  it('its reminder goes to whoever has it', async () => {
    const code = await bookConfirmed()
    await db.update(bookings).set({ remindAt: now }).where(eq(bookings.code, code))
    await queueReminders(aContext(beside('update "bookings"', reassign(code)), { now }))
    await db.delete(outbox)
    await queueReminders(aContext(db, { now }))
    expect(await newsTo(provider)).toEqual([])
    expect(await newsTo(colleague)).toHaveLength(1)
  })
})

describe('while an administrator’s own account is deleted, their last', () => {
  const colleagueAdmin = () => addUser(db, { role: 'admin' })
  const leave = (id: number) => () => db.delete(users).where(eq(users.id, id))

  it('change, bulk change, undo and note still end in an answer', async () => {
    const code = await booked(ten)
    const people = await Promise.all([1, 2, 3, 4].map(colleagueAdmin))
    const [changing, changingAll, undoing, noting] = people.map((user) => ({
      user,
      before: (part: string) => aUserContext(beside(part, leave(user.id)), user, { now }),
    }))
    if (!changing || !changingAll || !undoing || !noting) throw new Error('somebody is missing')
    const confirmation = { code, status: 'confirmed', confirmedFor: eleven } as const
    expect(await changeBooking(changing.before('update "bookings"'), confirmation)).toEqual({ ok: true })
    const completion = { status: 'completed', which: { codes: [code] } } as const
    const all = await changeInBulk(changingAll.before('insert into "bulk_changes"'), completion)
    expect(all).toMatchObject({ ok: true, result: { changed: [expect.any(String)] } })
    const other = await booked(hours(3, ten))
    const cancellation = { status: 'cancelled', which: { codes: [other] } } as const
    const otherChange = await changeInBulk(aUserContext(db, undoing.user, { now }), cancellation)
    const id = (otherChange.ok && otherChange.result.id) || ''
    expect(await undoBulkChange(undoing.before('update "bulk_changes"'), id)).toMatchObject({ ok: false })
    expect(await addNote(noting.before('insert into "booking_notes"'), { code, body: 'A call' })).toBeNull()
  })
})

it('a bulk change is not undone where the appointment moves at the same moment', async () => {
  const code = await booked(ten)
  const { id } = await inBulk(code, 'confirmed')
  await db.update(outbox).set({ sentAt: now })
  const sentBefore = await db.$count(outbox)
  const database = beside('update "bulk_changes"', () => move(code, eleven, now))
  const result = await undoBulkChange(asAdmin(database), id ?? '')
  expect(result).toMatchObject({ ok: true, result: { restored: [], kept: [{ status: 'confirmed' }] } })
  expect(await read(code)).toMatchObject({ status: 'confirmed', confirmedFor: eleven })
  const files = (await db.select().from(outbox).orderBy(asc(outbox.id))).slice(sentBefore)
  expect(files.flatMap(({ attachment }) => attachment?.content.match(/^METHOD:\w+/m) ?? [])).toEqual([
    'METHOD:REQUEST',
  ])
})

it('of five requests at once from one address, three hold a time', async () => {
  const one = { clientEmail: 'asha@everest.example' }
  const results = await Promise.all([0, 1, 2, 3, 4].map((later) => book(hours(later, ten), one)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(3)
  expect(await db.$count(bookings)).toBe(3)
})

it('of two who take a time whose hold has ended, one gets it, and so does one beside its confirmation', async () => {
  const nextWeek = hours(7 * 24, ten)
  const first = await booked(nextWeek)
  const late = hours(73)
  const results = await Promise.all([book(nextWeek, {}, late), book(nextWeek, {}, late)])
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  await change(first, { status: 'confirmed' }, late)
  expect((await read(first)).confirmedFor).toBeNull()

  const nextHour = hours(1, nextWeek)
  const second = await booked(nextHour)
  const [confirmation, taking] = await Promise.all([
    change(second, { status: 'confirmed' }, late),
    book(nextHour, {}, late),
  ])
  expect(confirmation).toEqual({ ok: true })
  const { confirmedFor } = await read(second)
  expect(taking.ok).toBe(confirmedFor === null)
})
