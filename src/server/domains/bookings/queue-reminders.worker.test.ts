import { env } from 'cloudflare:test'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { site } from '#site.config.ts'
import { changeInBulk } from './bulk-change.ts'
import { changeBooking } from './change-booking.ts'
import { deleteBooking } from './delete-booking.ts'
import { undoBulkChange } from './undo-bulk-change.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { appointmentLinks } from '#platform/db/schema/schedules.ts'
import { dateInWords } from '#platform/email/letter.ts'
import { hashToken } from '#platform/crypto/token.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { queueReminders } from './reminders.ts'

const db = openDb(env.DB)
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

await addServices(db)
const admin = await addUser(db, { role: 'admin', emailConfirmedAt: new Date() })

beforeEach(() => db.batch([db.delete(outbox), db.delete(bookings)]))

const later = (at: Date, ms: number) => new Date(at.getTime() + ms)
const earlier = (at: Date, ms: number) => later(at, -ms)
const by = (now: Date) => aUserContext(db, admin, { now })
const tickAt = (now: Date) => queueReminders(aContext(db, { now }))

async function anAppointment(startsAt: Date, madeAt: Date, overrides: Parameters<typeof addBooking>[1] = {}) {
  const { code } = await addBooking(db, overrides)
  expect(await changeBooking(by(madeAt), { code, status: 'confirmed', confirmedFor: startsAt })).toEqual({
    ok: true,
  })
  return code
}
const reminders = () => db.select().from(outbox).where(eq(outbox.kind, 'reminder')).orderBy(asc(outbox.id))
const recipients = async () => (await reminders()).map(({ recipient }) => recipient)
const sendAll = () => db.update(outbox).set({ sentAt: new Date() })

const monday = new Date('2031-03-03T15:00:00Z')
const longBefore = earlier(monday, 9 * dayMs)
const both = ['asha@everest.example', site.email]

describe('the reminders of an appointment', () => {
  it('go to client and agency a day and an hour before, once each', async () => {
    await anAppointment(monday, longBefore)
    await tickAt(earlier(monday, dayMs + 1))
    expect(await recipients()).toEqual([])
    await tickAt(earlier(monday, dayMs))
    await tickAt(earlier(monday, dayMs - minuteMs))
    expect(await recipients()).toEqual(both)
    await tickAt(earlier(monday, hourMs + 1))
    expect(await recipients()).toEqual(both)
    await Promise.all([1, 2, 3].map(() => tickAt(earlier(monday, hourMs))))
    expect(await recipients()).toEqual([...both, ...both])
    await tickAt(monday)
    await tickAt(later(monday, dayMs))
    expect(await recipients()).toHaveLength(4)
    const rows = await reminders()
    expect(rows.map(({ expiresAt }) => expiresAt)).toEqual([
      earlier(monday, hourMs),
      earlier(monday, hourMs),
      monday,
      monday,
    ])
    const links = rows.map(({ body }) => /\/booking\/appointment\?token=(\S+)/.exec(body)?.[1])
    expect(links.map((token) => token !== undefined)).toEqual([true, false, false, false])
    const linkRows = await db
      .select()
      .from(appointmentLinks)
      .where(eq(appointmentLinks.tokenHash, hashToken(links[0] ?? '')))
    expect(linkRows).toMatchObject([{ email: both[0], expiresAt: monday }])
    for (const { subject, body } of rows) {
      expect(subject).toContain(dateInWords(monday, null))
      expect(body).toContain(dateInWords(monday, null))
    }
  })

  it.each([
    ['two hours before', 2 * hourMs, 1],
    ['ten minutes before', 10 * minuteMs, 0],
  ])('that is made %s are those that are still to come', async (_, ms, times) => {
    await anAppointment(monday, earlier(monday, ms))
    await tickAt(earlier(monday, ms - 1))
    expect(await recipients()).toEqual([])
    await tickAt(earlier(monday, hourMs))
    await tickAt(earlier(monday, 5 * minuteMs))
    expect(await recipients()).toHaveLength(2 * times)
  })

  it('that is moved are about its new time, and what was queued for the old one is not sent', async () => {
    const code = await anAppointment(monday, longBefore)
    await tickAt(earlier(monday, dayMs))
    const friday = later(monday, 4 * dayMs)
    await changeBooking(by(earlier(monday, 20 * hourMs)), { code, confirmedFor: friday })
    expect(await recipients()).toEqual([])
    await tickAt(earlier(monday, hourMs))
    expect(await recipients()).toEqual([])
    await tickAt(earlier(friday, dayMs))
    expect((await reminders())[0]?.subject).toContain(dateInWords(friday, null))
  })

  it('that is moved away and back are sent once for that date', async () => {
    const code = await anAppointment(monday, longBefore)
    await tickAt(earlier(monday, dayMs))
    await sendAll()
    const changedAt = earlier(monday, 20 * hourMs)
    await changeBooking(by(changedAt), { code, confirmedFor: later(monday, 4 * dayMs) })
    await changeBooking(by(changedAt), { code, confirmedFor: monday })
    await tickAt(earlier(monday, 19 * hourMs))
    expect(await recipients()).toHaveLength(2)
  })

  it.each([
    ['cancelled', (code: string) => changeBooking(by(longBefore), { code, status: 'cancelled' })],
    ['without a date', (code: string) => changeBooking(by(longBefore), { code, confirmedFor: null })],
    ['deleted', (code: string) => deleteBooking(by(longBefore), code)],
    [
      'cancelled with others',
      (code: string) => changeInBulk(by(longBefore), { status: 'cancelled', which: { codes: [code] } }),
    ],
  ])('that is %s are not sent, even if they are already queued', async (_, change) => {
    const code = await anAppointment(monday, longBefore)
    await tickAt(earlier(monday, dayMs))
    expect((await change(code)).ok).toBe(true)
    await tickAt(earlier(monday, hourMs))
    expect(await recipients()).toEqual([])
  })

  it('are sent after all when its cancellation is undone', async () => {
    const code = await anAppointment(monday, longBefore)
    const change = await changeInBulk(by(longBefore), { status: 'cancelled', which: { codes: [code] } })
    expect((await undoBulkChange(by(longBefore), (change.ok && change.result.id) || '')).ok).toBe(true)
    await tickAt(earlier(monday, dayMs))
    expect(await recipients()).toEqual(both)
  })

  it('that a missing clock has left out are made up for while that makes sense', async () => {
    await anAppointment(monday, longBefore)
    await tickAt(earlier(monday, 20 * minuteMs))
    expect((await reminders()).map(({ expiresAt }) => expiresAt)).toEqual([monday, monday])
    await anAppointment(monday, longBefore)
    await tickAt(later(monday, minuteMs))
    expect(await recipients()).toHaveLength(2)
  })

  it('leave the revision of the booking, so nobody’s save is refused', async () => {
    const code = await anAppointment(monday, longBefore)
    const revision = async () =>
      (await db.select({ at: bookings.updatedAt }).from(bookings).where(eq(bookings.code, code)))[0]?.at
    const at = await revision()
    await tickAt(earlier(monday, dayMs))
    expect(await revision()).toEqual(at)
  })
})

describe('a reminder', () => {
  it('to an address that nobody has confirmed has no word of the form', async () => {
    const words = { companyName: 'Written by a stranger', contactName: 'Also a stranger' }
    await anAppointment(monday, longBefore, words)
    await tickAt(earlier(monday, dayMs))
    const [toClient, toAgency] = await reminders()
    expect(`${toClient?.subject} ${toClient?.body}`).not.toContain('stranger')
    expect(toAgency?.body).toContain('Also a stranger (Written by a stranger)')
    expect(toAgency?.replyTo).toBe('asha@everest.example')
  })

  it('goes to the confirmed address of the assignee, otherwise to the agency', async () => {
    const client = await addUser(db, { emailConfirmedAt: new Date() })
    const unconfirmedAdmin = await addUser(db, { role: 'admin' })
    await anAppointment(monday, longBefore, { assigneeId: admin.id, userId: client.id })
    await anAppointment(monday, longBefore, { assigneeId: unconfirmedAdmin.id, userId: client.id })
    await tickAt(earlier(monday, dayMs))
    expect(await recipients()).toEqual([client.email, admin.email, client.email, site.email])
    const [toClient, toAdmin] = await reminders()
    expect([toClient?.userId, toAdmin?.userId]).toEqual([client.id, admin.id])
    expect(toClient?.body).toContain(`Hello ${client.name},`)
  })

  it('goes to the agency once the account of its assignee is disabled', async () => {
    const emailConfirmedAt = new Date()
    const disabledProvider = await addUser(db, { role: 'provider', emailConfirmedAt, disabledAt: new Date() })
    await anAppointment(monday, longBefore, { assigneeId: disabledProvider.id })
    await tickAt(earlier(monday, dayMs))
    expect(await recipients()).toEqual(both)
  })

  it('leads a provider to a page that providers can open, and tells nothing to somebody who is only a client now', async () => {
    const provider = await addUser(db, { role: 'provider', emailConfirmedAt: new Date() })
    const code = await anAppointment(monday, longBefore, { assigneeId: provider.id })
    await tickAt(earlier(monday, dayMs))
    const toProvider = (await reminders()).find(({ recipient }) => recipient === provider.email)
    expect(toProvider?.body).toContain(`/booking/confirmation/${formatCode(code)}`)
    expect(toProvider?.body).not.toContain('/admin')
    await db.delete(outbox)
    await db.update(users).set({ role: 'client' }).where(eq(users.id, provider.id))
    await tickAt(earlier(monday, hourMs))
    expect(await recipients()).toEqual(both)
  })

  it('is not written to the erased address of a deleted account', async () => {
    await anAppointment(monday, longBefore, { clientEmail: '' })
    await tickAt(earlier(monday, dayMs))
    expect(await recipients()).toEqual([site.email])
  })

  it('still reaches everybody when more are due than one tick takes', async () => {
    for (let rest = 60; rest > 0; rest -= 20) {
      await Promise.all(Array.from({ length: 20 }, () => anAppointment(monday, longBefore)))
    }
    await tickAt(earlier(monday, dayMs))
    expect(await recipients()).toHaveLength(100)
    await tickAt(earlier(monday, dayMs))
    await tickAt(earlier(monday, dayMs))
    expect(await recipients()).toHaveLength(120)
  })
})

it.each([
  ['the night when clocks go forward', '2031-03-30T09:00:00+02:00', '2031-03-29T08:00:00+01:00'],
  ['the night when clocks go back', '2031-10-26T09:00:00+01:00', '2031-10-25T10:00:00+02:00'],
  ['1 March after a leap day', '2032-03-01T09:00:00Z', '2032-02-29T09:00:00Z'],
  ['1 March of another year', '2031-03-01T09:00:00Z', '2031-02-28T09:00:00Z'],
  ['the first of a month', '2031-08-01T00:30:00Z', '2031-07-31T00:30:00Z'],
  ['New Year', '2032-01-01T09:00:00Z', '2031-12-31T09:00:00Z'],
])('24 hours before are 24 hours at %s', async (_, start, reminder) => {
  const startsAt = new Date(start)
  await anAppointment(startsAt, earlier(startsAt, 9 * dayMs))
  const due = new Date(reminder)
  await tickAt(earlier(due, 1))
  expect(await recipients()).toEqual([])
  await tickAt(due)
  expect(await recipients()).toEqual(both)
})

it('an account that is deleted leaves no reminder to its assignee’s old address', async () => {
  const other = await addUser(db, { role: 'admin', emailConfirmedAt: new Date() })
  await anAppointment(monday, longBefore, { assigneeId: other.id })
  await db.delete(users).where(eq(users.id, other.id))
  await tickAt(earlier(monday, dayMs))
  expect(await recipients()).toEqual(both)
})
