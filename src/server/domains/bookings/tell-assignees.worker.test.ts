import { env } from 'cloudflare:test'
import { asc, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '#domains/identity/account/delete-account.ts'
import { letterTexts } from '#content/emails/letter.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { site } from '#site.config.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { clockJobs } from '#platform/db/schema/clock.ts'
import { emailChoices, heldNotices } from '#platform/db/schema/email-choices.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { dateInWords } from '#platform/email/letter.ts'
import { anAgency, clearAppointments, eleven, hours, start, ten } from '#tests/builders/appointments.ts'
import { assigneeNewsOf, movedPattern } from '#tests/builders/assignee-news.ts'
import { choose, runClock } from '#tests/builders/email-choices.ts'
import { aProvider } from '#tests/builders/providers.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { changeInBulk } from './bulk-change.ts'
import { deleteBooking } from './delete-booking.ts'
import { undoBulkChange } from './undo-bulk-change.ts'

const db = openDb(env.DB)

await addServices(db)
const { admin, booked, read, ...agency } = await anAgency(db)
const [provider, colleague] = [await aProvider(db), await aProvider(db)]
await db.update(users).set({ emailConfirmedAt: start }).where(eq(users.role, 'provider'))

beforeEach(() => clearAppointments(db))

const inLisbon = (at: Date | string) => dateInWords(new Date(at), 'Europe/Lisbon')
const change = async (...args: Parameters<typeof agency.change>) =>
  expect(await agency.change(...args)).toEqual({ ok: true })
const context = () => aUserContext(db, admin, { now: hours(2) })
async function newsTo(user: { email: string } = provider) {
  const emails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, user.email))
    .orderBy(asc(outbox.id))
  await db.delete(outbox)
  return emails.map(({ subject }) => assigneeNewsOf(subject))
}
async function bookConfirmed() {
  await addSchedule(db, { userId: provider.id })
  await addSchedule(db, { userId: colleague.id, isOpen: false })
  return bookConfirmedAgain()
}

it('a provider learns of their appointment when it is confirmed, not while its time is only held', async () => {
  await addSchedule(db, { userId: provider.id })
  const code = await booked(ten)
  expect(await newsTo()).toEqual([])
  await change(code, { status: 'confirmed' })
  const [email] = await db.select().from(outbox).where(eq(outbox.recipient, provider.email))
  expect(email?.body).toContain(inLisbon(ten))
  expect(email?.body).toContain('/booking/confirmation/')
  expect(email).toMatchObject({ userId: provider.id, replyTo: expect.stringContaining('client') })
})

it('a provider learns that a client has moved or called off the appointment', async () => {
  const code = await bookConfirmed()
  expect(await agency.move(code, eleven)).toEqual({ ok: true })
  const emails = await db.select().from(outbox)
  const moveEmail = emails.find(({ subject }) => assigneeNewsOf(subject) === 'moved')
  expect(moveEmail?.recipient).toBe(provider.email)
  expect(moveEmail?.body).toMatch(movedPattern(inLisbon(eleven), inLisbon(ten)))
  await db.delete(outbox)
  await change(code, { status: 'cancelled' })
  const [off] = await db.select().from(outbox).where(eq(outbox.recipient, provider.email))
  expect(assigneeNewsOf(off?.subject ?? '')).toBe('calledOff')
  expect(off?.subject).toContain(inLisbon(eleven))
  expect(off?.body).toMatch(/\/dashboard$/m)
})

it('whoever reads the agency’s mailbox is told once', async () => {
  const code = await bookConfirmed()
  await db.update(users).set({ email: site.email }).where(eq(users.id, provider.id))
  expect(await agency.move(code, eleven)).toEqual({ ok: true })
  expect(await db.$count(outbox, eq(outbox.recipient, site.email))).toBe(1)
  await db.update(users).set({ email: provider.email }).where(eq(users.id, provider.id))
})

it('when an appointment goes to somebody else, both learn of it, and the new one is told the time', async () => {
  const code = await bookConfirmed()
  await change(code, { assigneeId: colleague.id })
  expect(await db.$count(outbox)).toBe(2)
  const [toColleague] = await db.select().from(outbox).where(eq(outbox.recipient, colleague.email))
  expect(assigneeNewsOf(toColleague?.subject ?? '')).toBe('assigned')
  expect(await newsTo()).toEqual(['unassigned'])
})

it('whoever makes the change, and who may not read about clients any more, gets no email', async () => {
  const code = await bookConfirmed()
  await change(code, { assigneeId: admin.id })
  expect(await newsTo(admin)).toEqual([])
  await change(code, { assigneeId: colleague.id })
  await db.update(users).set({ disabledAt: start }).where(eq(users.id, colleague.id))
  await db.delete(outbox)
  await change(code, { confirmedFor: eleven })
  expect(await newsTo(colleague)).toEqual([])
  await db.update(users).set({ disabledAt: null }).where(eq(users.id, colleague.id))
})

it('what is completed, and what is over, is no news', async () => {
  const code = await bookConfirmed()
  await change(code, { status: 'completed' })
  expect(await newsTo()).toEqual([])
  await db.delete(bookings)
  const past = await bookConfirmedAgain()
  await change(past, { status: 'cancelled' }, hours(1, ten))
  expect(await newsTo()).toEqual([])
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
  expect(await newsTo()).toEqual([])
  await bulk()
  expect(await newsTo()).toEqual(['assigned', 'assigned'])
})

it('whoever loses an appointment again before the email of a bulk change leaves does not get it', async () => {
  await addSchedule(db, { userId: provider.id })
  await addSchedule(db, { userId: colleague.id, isOpen: false })
  const code = await booked(ten)
  const now = new Date(start)
  await changeInBulk(aUserContext(db, admin, { now }), { status: 'confirmed', which: { codes: [code] } })
  await db.delete(outbox).where(isNull(outbox.bulkId))
  await change(code, { assigneeId: colleague.id }, now)
  const emails = await db.select().from(outbox).orderBy(asc(outbox.id))
  expect(emails.filter(({ recipient }) => recipient.startsWith('client'))).toHaveLength(1)
  expect(emails.map(({ recipient }) => recipient)).not.toContain(provider.email)
})

describe('whoever was never told of an appointment, because its bulk confirmation was followed at once by', () => {
  const moments = new Date(start)
  const meanwhile = aUserContext(db, admin, { now: moments })
  async function bookConfirmedInBulk(client?: Awaited<ReturnType<typeof addUser>>) {
    await addSchedule(db, { userId: provider.id })
    await addSchedule(db, { userId: colleague.id, isOpen: false })
    const code = await booked(ten)
    if (client)
      await db
        .update(bookings)
        .set({ userId: client.id, clientEmail: client.email })
        .where(eq(bookings.code, code))
    await db.delete(outbox)
    const result = await changeInBulk(meanwhile, { status: 'confirmed', which: { codes: [code] } })
    return { code, bulkId: (result.ok && result.result.id) || '' }
  }

  it('somebody else’s name, hears nothing, and the other one of the appointment', async () => {
    const { code } = await bookConfirmedInBulk()
    await change(code, { assigneeId: colleague.id }, moments)
    expect(await db.$count(outbox, eq(outbox.recipient, provider.email))).toBe(0)
    expect(await newsTo(colleague)).toEqual(['assigned'])
  })

  it('somebody else’s name and the undoing, hears nothing', async () => {
    const { code, bulkId } = await bookConfirmedInBulk()
    await change(code, { assigneeId: colleague.id }, moments)
    expect(await undoBulkChange(meanwhile, bulkId)).toMatchObject({ ok: true })
    expect(await newsTo()).toEqual([])
  })

  it('a cancellation, which can still be undone, hears of both', async () => {
    const { code } = await bookConfirmedInBulk()
    await change(code, { status: 'cancelled' }, moments)
    expect(await newsTo()).toEqual(['assigned', 'calledOff'])
  })

  it('a deletion, hears nothing', async () => {
    const { code } = await bookConfirmedInBulk()
    expect(await deleteBooking(meanwhile, code)).toEqual({ ok: true })
    expect(await newsTo()).toEqual([])
  })

  it('the deletion of the client’s account, hears nothing', async () => {
    const client = await addUser(db, { emailConfirmedAt: start })
    await bookConfirmedInBulk(client)
    await deleteAccount(aUserContext(db, client, { now: moments }), client.passwordHash)
    expect(await newsTo()).toEqual([])
  })

  it('another time, hears of the appointment at that time', async () => {
    const { code } = await bookConfirmedInBulk()
    await change(code, { confirmedFor: eleven }, moments)
    const emails = await db.select().from(outbox).where(eq(outbox.recipient, provider.email))
    expect(emails.map(({ subject }) => assigneeNewsOf(subject))).toEqual(['assigned'])
    expect(emails[0]?.subject).toContain(inLisbon(eleven))
  })
})

it('whoever was told of an appointment by a bulk confirmation hears that it goes to somebody else', async () => {
  await addSchedule(db, { userId: provider.id })
  await addSchedule(db, { userId: colleague.id, isOpen: false })
  const code = await booked(ten)
  await changeInBulk(context(), { status: 'confirmed', which: { codes: [code] } })
  await db.update(outbox).set({ sentAt: hours(2), attempts: 1 })
  await change(code, { assigneeId: colleague.id }, hours(3))
  expect(await newsTo()).toEqual(['assigned', 'unassigned'])
})

it('a deleted request or account calls its appointment off, without the client’s name', async () => {
  const code = await bookConfirmed()
  const { contactName } = await read(code)
  expect(await deleteBooking(context(), code)).toEqual({ ok: true })
  const [email] = await db.select().from(outbox).where(eq(outbox.recipient, provider.email))
  expect(assigneeNewsOf(email?.subject ?? '')).toBe('calledOff')
  expect(email?.body).not.toContain(contactName)
  await db.delete(outbox)

  const client = await addUser(db)
  await db.update(users).set({ emailConfirmedAt: start }).where(eq(users.id, client.id))
  const own = await bookConfirmedAgain()
  await db
    .update(bookings)
    .set({ userId: client.id, clientEmail: client.email })
    .where(eq(bookings.code, own))
  await deleteAccount(aUserContext(db, client, { now: hours(2) }), client.passwordHash)
  expect(await newsTo()).toEqual(['calledOff'])
})

async function bookConfirmedAgain() {
  const code = await booked(ten)
  await change(code, { status: 'confirmed' })
  await db.delete(outbox)
  return code
}

it('completing an appointment to come, right after a bulk confirmation, leaves the emails about that', async () => {
  await addSchedule(db, { userId: provider.id })
  const code = await booked(ten)
  await db.delete(outbox)
  await changeInBulk(context(), { status: 'confirmed', which: { codes: [code] } })
  await change(code, { status: 'completed' }, hours(2))
  const emails = await db.select().from(outbox).where(eq(outbox.recipient, provider.email))
  expect(emails.map(({ subject }) => assigneeNewsOf(subject))).toEqual(['assigned'])
  expect(await db.$count(outbox)).toBe(3)
})

describe('a provider who is assigned to a request without an appointment', () => {
  const openSchedules = async () => {
    await addSchedule(db, { userId: provider.id })
    await addSchedule(db, { userId: colleague.id, isOpen: false })
  }
  async function aRequest() {
    await openSchedules()
    const code = await booked(undefined)
    await db.delete(outbox)
    return code
  }

  it('learns of it at once, with a link to it, and the client’s address for the reply', async () => {
    const code = await aRequest()
    const { clientEmail, companyName, contactName } = await read(code)
    await change(code, { assigneeId: provider.id })
    const emails = await db.select().from(outbox)
    expect(emails).toMatchObject([
      { recipient: provider.email, userId: provider.id, replyTo: clientEmail, sendAfter: null, bulkId: null },
    ])
    const { subject = '', body = '' } = emails[0] ?? {}
    expect(assigneeNewsOf(subject)).toBe('requestAssigned')
    expect(subject).toContain(companyName)
    expect(body.startsWith(`${letterTexts.greetingByName(provider.name)}\n\n`)).toBe(true)
    expect(body).toContain(contactName)
    expect(body).toMatch(new RegExp(`^https?://\\S+/booking/confirmation/${formatCode(code)}$`, 'm'))
  })

  it('hears nothing if the assignment stays, if they made it themselves, and if the request is closed', async () => {
    const code = await aRequest()
    await change(code, { assigneeId: admin.id })
    expect(await db.$count(outbox)).toBe(0)
    await change(code, { assigneeId: provider.id })
    await change(code, { assigneeId: provider.id })
    await change(code, { status: 'confirmed' })
    expect(await newsTo()).toEqual(['requestAssigned'])
    await change(code, { status: 'cancelled' })
    await db.delete(outbox)
    await change(code, { assigneeId: colleague.id })
    expect(await db.$count(outbox)).toBe(0)
  })

  it('hears nothing while the account is disabled or has no confirmed address', async () => {
    const code = await aRequest()
    await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, provider.id))
    await change(code, { assigneeId: provider.id })
    await db.update(users).set({ emailConfirmedAt: start }).where(eq(users.id, provider.id))
    expect(await newsTo()).toEqual([])
  })

  it('learns of the appointment alone if the request is confirmed for a time in the same change', async () => {
    const code = await aRequest()
    await change(code, { status: 'confirmed', confirmedFor: ten, assigneeId: provider.id })
    expect(await newsTo()).toEqual(['assigned'])
  })

  it('still has the request, and the email about it, after the status of the same change is undone', async () => {
    const code = await aRequest()
    const now = new Date(start)
    const changeId = 'a-status-and-a-provider'
    await change(code, { status: 'confirmed', assigneeId: provider.id, changeId }, now)
    expect(await undoBulkChange(aUserContext(db, admin, { now }), changeId)).toMatchObject({ ok: true })
    expect(await read(code)).toMatchObject({ status: 'pending', assigneeId: provider.id })
    expect(await newsTo()).toEqual(['requestAssigned'])
  })

  it.each([
    ['a confirmation for a time', { status: 'confirmed', confirmedFor: ten }],
    ['a cancellation', { status: 'cancelled' }],
  ] as const)('learns that the request is theirs once %s by the same change is undone', async (_, to) => {
    const code = await aRequest()
    const now = new Date(start)
    const changeId = `assigned-with-${to.status}`
    await change(code, { ...to, assigneeId: provider.id, changeId }, now)
    expect(await undoBulkChange(aUserContext(db, admin, { now }), changeId)).toMatchObject({ ok: true })
    expect(await read(code)).toMatchObject({ status: 'pending', assigneeId: provider.id })
    expect(await newsTo()).toEqual(['requestAssigned'])
  })

  it('gets no email about it from a bulk change, which assigns nobody', async () => {
    const code = await aRequest()
    await change(code, { assigneeId: provider.id })
    await db.delete(outbox)
    const bulk = context()
    const result = await changeInBulk(bulk, { status: 'confirmed', which: { codes: [code] } })
    await undoBulkChange(bulk, (result.ok && result.result.id) || '')
    expect((await read(code)).status).toBe('pending')
    expect(await newsTo()).toEqual([])
  })

  it('can switch these emails off, or read them in the daily summary, which forgets what went to somebody else', async () => {
    await choose(db, provider.id, 'assignments', 'daily')
    await choose(db, colleague.id, 'assignments', 'off')
    await runClock(db)
    const code = await aRequest()
    await change(code, { assigneeId: provider.id })
    const lines = await db.select().from(heldNotices)
    expect(lines).toMatchObject([{ userId: provider.id, topic: 'assignments' }])
    await change(code, { assigneeId: colleague.id })
    expect(await db.$count(heldNotices)).toBe(0)
    expect(await db.$count(outbox)).toBe(0)
    await db.batch([db.delete(emailChoices), db.delete(clockJobs)])
  })

  it('gets the emails about appointments even if these are switched off', async () => {
    await choose(db, provider.id, 'assignments', 'off')
    const code = await aRequest()
    await change(code, { status: 'confirmed', confirmedFor: ten })
    await change(code, { assigneeId: provider.id })
    expect(await newsTo()).toEqual(['assigned'])
    await db.delete(emailChoices)
  })
})
