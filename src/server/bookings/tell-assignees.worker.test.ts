// Covers src/server/bookings/corrections-of-undo.ts and src/server/email/assignee-emails.ts.

import { env } from 'cloudflare:test'
import { asc, eq, like } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '#server/account/delete-account.ts'
import { site } from '#site.config.ts'
import { openDb } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import {
  anAgency,
  clearAppointments,
  eleven,
  hours,
  start,
  ten,
} from '../../../tests/builders/appointments.ts'
import { aProvider } from '../../../tests/builders/providers.ts'
import { addSchedule } from '../../../tests/builders/schedules.ts'
import { aUserContext } from '../../../tests/builders/service-context.ts'
import { addServices } from '../../../tests/builders/services.ts'
import { addUser } from '../../../tests/builders/sign-in.ts'
import { changeInBulk } from './bulk-change.ts'
import { deleteBooking } from './delete-booking.ts'
import { undoBulkChange } from './undo-bulk-change.ts'

const db = openDb(env.DB)

await addServices(db)
const { admin, booked, read, ...agency } = await anAgency(db)
const [provider, colleague] = [await aProvider(db), await aProvider(db)]
await db.update(users).set({ emailConfirmedAt: start }).where(eq(users.role, 'provider'))

beforeEach(() => clearAppointments(db))

const change = async (...args: Parameters<typeof agency.change>) =>
  expect(await agency.change(...args)).toEqual({ ok: true })
const context = () => aUserContext(db, admin, { now: hours(2) })
async function told(user: { email: string } = provider) {
  const emails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, user.email))
    .orderBy(asc(outbox.id))
  await db.delete(outbox)
  return emails.map(({ subject }) => subject.split(':')[0])
}
async function confirmed() {
  await addSchedule(db, { userId: provider.id })
  await addSchedule(db, { userId: colleague.id, isOpen: false })
  return confirmedAgain()
}

it('a provider learns of their appointment when it is confirmed, not while its time is only held', async () => {
  await addSchedule(db, { userId: provider.id })
  const code = await booked(ten)
  expect(await told()).toEqual([])
  await change(code, { status: 'confirmed' })
  const [email] = await db.select().from(outbox).where(eq(outbox.recipient, provider.email))
  expect(email?.body).toContain('Tuesday, January 12, 2027 at 10:00 (Lisbon time)')
  expect(email?.body).toContain('/booking/confirmation/')
  expect(email).toMatchObject({ userId: provider.id, replyTo: expect.stringContaining('client') })
})

it('a provider learns that a client has moved or called off the appointment', async () => {
  const code = await confirmed()
  expect(await agency.move(code, eleven)).toEqual({ ok: true })
  const [moved] = await db.select().from(outbox).where(like(outbox.subject, 'Moved:%'))
  expect(moved?.recipient).toBe(provider.email)
  expect(moved?.body).toMatch(/now on .* 11:00 .* no longer on .* 10:00/)
  await db.delete(outbox)
  await change(code, { status: 'cancelled' })
  const [off] = await db.select().from(outbox).where(eq(outbox.recipient, provider.email))
  expect(off?.subject).toMatch(/^Called off: .* 11:00/)
  expect(off?.body).toMatch(/\/dashboard$/m)
})

it('whoever reads the agency’s mailbox is told once', async () => {
  const code = await confirmed()
  await db.update(users).set({ email: site.email }).where(eq(users.id, provider.id))
  expect(await agency.move(code, eleven)).toEqual({ ok: true })
  expect(await db.$count(outbox, eq(outbox.recipient, site.email))).toBe(1)
  await db.update(users).set({ email: provider.email }).where(eq(users.id, provider.id))
})

it('when an appointment goes to somebody else, both learn of it, and the new one is told the time', async () => {
  const code = await confirmed()
  await change(code, { assigneeId: colleague.id })
  expect(await db.$count(outbox)).toBe(2)
  const [toColleague] = await db.select().from(outbox).where(eq(outbox.recipient, colleague.email))
  expect(toColleague?.subject).toMatch(/^New appointment: /)
  expect(await told()).toEqual(['No longer yours'])
})

it('whoever makes the change, and who may not read about clients any more, gets no email', async () => {
  const code = await confirmed()
  await change(code, { assigneeId: admin.id })
  expect(await told(admin)).toEqual([])
  await change(code, { assigneeId: colleague.id })
  await db.update(users).set({ disabledAt: start }).where(eq(users.id, colleague.id))
  await db.delete(outbox)
  await change(code, { confirmedFor: eleven })
  expect(await told(colleague)).toEqual([])
  await db.update(users).set({ disabledAt: null }).where(eq(users.id, colleague.id))
})

it('what is completed, and what is over, is no news', async () => {
  const code = await confirmed()
  await change(code, { status: 'completed' })
  expect(await told()).toEqual([])
  await db.delete(bookings)
  const past = await confirmedAgain()
  await change(past, { status: 'cancelled' }, hours(1, ten))
  expect(await told()).toEqual([])
})

it('a change of many requests at once tells the people too, unless it is undone', async () => {
  await addSchedule(db, { userId: provider.id })
  const codes = [await booked(ten), await booked(eleven)]
  await db.delete(outbox)
  const now = new Date(start)
  const bulk = () => changeInBulk(aUserContext(db, admin, { now }), { status: 'confirmed', which: { codes } })
  const result = await bulk()
  if (!result.ok || !result.result.id) throw new Error('nothing was changed')
  expect(await db.$count(outbox, eq(outbox.recipient, provider.email))).toBe(2)
  expect(await undoBulkChange(aUserContext(db, admin, { now }), result.result.id)).toMatchObject({ ok: true })
  expect(await told()).toEqual([])
  await bulk()
  expect(await told()).toEqual(['New appointment', 'New appointment'])
})

describe('undoing a change of many requests at once', () => {
  const now = new Date(start)
  const inBulk = async (codes: string[], status: 'confirmed' | 'cancelled' | 'completed') => {
    const result = await changeInBulk(aUserContext(db, admin, { now }), { status, which: { codes } })
    if (!result.ok || !result.result.id) throw new Error('nothing was changed')
    return result.result.id
  }
  const undo = async (id: string, by = admin) =>
    expect(await undoBulkChange(aUserContext(db, by, { now }), id)).toMatchObject({ ok: true })
  const isTo = (user: { email: string }) => eq(outbox.recipient, user.email)
  const afterChange = (code: string, to: Parameters<typeof change>[1]) => change(code, to, now)

  it('tells the people whose email about it has gone out, and only them', async () => {
    await addSchedule(db, { userId: provider.id })
    const codes = [await booked(ten), await booked(eleven)]
    await db.delete(outbox)
    const id = await inBulk(codes, 'confirmed')
    const [first] = await db.select().from(outbox).where(isTo(provider)).orderBy(asc(outbox.id)).limit(1)
    expect(first?.replyTo).toContain('client')
    await db
      .update(outbox)
      .set({ sentAt: now })
      .where(eq(outbox.id, first?.id ?? 0))
    await undo(id)
    const emails = await db.select().from(outbox).orderBy(asc(outbox.id))
    expect(emails.map(({ recipient, subject }) => [recipient, subject.split(/: | \(/)[0]])).toEqual([
      [provider.email, 'New appointment'],
      [provider.email, 'Called off'],
    ])
  })

  it('gives them back an appointment that was called off', async () => {
    const code = await confirmed()
    const id = await inBulk([code], 'cancelled')
    await db.update(outbox).set({ attempts: 1 }).where(isTo(provider))
    await undo(id)
    expect(await told()).toEqual(['New appointment'])
  })

  it('tells those who have the appointment only since, by a change of it alone', async () => {
    await addSchedule(db, { userId: provider.id })
    await addSchedule(db, { userId: colleague.id, isOpen: false })
    const code = await booked(ten)
    await db.delete(outbox)
    const id = await inBulk([code], 'confirmed')
    await afterChange(code, { assigneeId: colleague.id })
    await undo(id)
    expect(await told(colleague)).toEqual(['New appointment', 'Called off'])
  })

  it('tells those whose appointment has moved since', async () => {
    await addSchedule(db, { userId: provider.id })
    const code = await booked(ten)
    await db.delete(outbox)
    const id = await inBulk([code], 'confirmed')
    await afterChange(code, { confirmedFor: eleven })
    await db.update(outbox).set({ createdAt: now })
    await undo(id)
    expect(await told()).toEqual(['Moved', 'Called off'])
  })

  it('gives the appointment to whom it was assigned while it was called off', async () => {
    const code = await confirmed()
    const id = await inBulk([code], 'cancelled')
    await afterChange(code, { assigneeId: colleague.id })
    await undo(id)
    expect(await told(colleague)).toEqual(['New appointment'])
  })

  it('is no news where the appointment stays or is the administrator’s own', async () => {
    const code = await confirmed()
    await undo(await inBulk([code], 'completed'))
    expect(await told()).toEqual([])
    await change(code, { assigneeId: admin.id })
    const id = await inBulk([code], 'cancelled')
    await db.update(outbox).set({ sentAt: now })
    await undo(id)
    expect(await told(admin)).toEqual([])
  })
})

it('a deleted request or account calls its appointment off, without the client’s name', async () => {
  const code = await confirmed()
  const { contactName } = await read(code)
  expect(await deleteBooking(context(), code)).toEqual({ ok: true })
  const [email] = await db.select().from(outbox).where(eq(outbox.recipient, provider.email))
  expect(email?.subject).toMatch(/^Called off: /)
  expect(email?.body).not.toContain(contactName)
  await db.delete(outbox)

  const client = await addUser(db)
  await db.update(users).set({ emailConfirmedAt: start }).where(eq(users.id, client.id))
  const own = await confirmedAgain()
  await db
    .update(bookings)
    .set({ userId: client.id, clientEmail: client.email })
    .where(eq(bookings.code, own))
  await deleteAccount(aUserContext(db, client, { now: hours(2) }), client.passwordHash)
  expect(await told()).toEqual(['Called off'])
})

async function confirmedAgain() {
  const code = await booked(ten)
  await change(code, { status: 'confirmed' })
  await db.delete(outbox)
  return code
}
