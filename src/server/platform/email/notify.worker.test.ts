import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { digestTexts } from '#content/emails/digest.ts'
import { bookingContact } from '#domains/bookings/booking-row.ts'
import { changeInBulk } from '#domains/bookings/bulk-change.ts'
import { createBooking } from '#domains/bookings/create-booking.ts'
import { undoBulkChange } from '#domains/bookings/undo-bulk-change.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { clockJobs } from '#platform/db/schema/clock.ts'
import { heldNotices } from '#platform/db/schema/email-choices.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { postMessage } from '#domains/messages/post-message.ts'
import { site } from '#site.config.ts'
import { aBookingInput, addBooking } from '#tests/builders/bookings.ts'
import { choose, runClock } from '#tests/builders/email-choices.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { appointmentEmail } from '#domains/bookings/booking-emails.ts'
import { latestDigestTime, queueDigests } from './digests.ts'
import { noticeStatements } from './notify.ts'

const db = openDb(env.DB)
const dayMs = 24 * 60 * 60_000

beforeEach(async () => {
  await addServices(db)
  await db.batch([
    db.delete(outbox),
    db.delete(bookings),
    db.delete(users),
    db.delete(clockJobs),
    db.delete(heldNotices),
  ])
  await runClock(db)
})

async function aConversation() {
  const client = await addUser(db, { emailConfirmedAt: new Date() })
  const admin = await addUser(db, { role: 'admin', emailConfirmedAt: new Date() })
  const booking = await addBooking(db, { userId: client.id })
  const write = (side: 'client' | 'agency', body: string) =>
    postMessage(aUserContext(db, side === 'client' ? client : admin), {
      conversation: { bookingId: booking.id, side },
      body,
    })
  return { client, admin, booking, write }
}

const recipients = async () => (await db.select().from(outbox)).map(({ recipient }) => recipient)
const emailsTo = (email: string) => db.select().from(outbox).where(eq(outbox.recipient, email))
const heldRows = () => db.select().from(heldNotices)
const nextDay = () => new Date(Date.now() + dayMs)

it('by default a client hears at once, and administrators through the address of the agency only', async () => {
  const { client, write } = await aConversation()
  await write('agency', 'Hello')
  await write('client', 'Hi')
  expect(await recipients()).toEqual([client.email, site.email])
  expect(await heldRows()).toEqual([])
})

it('an email that its reader can switch off says where; guests and the address of the agency have no choice', async () => {
  const { client, admin, write } = await aConversation()
  await choose(db, admin.id, 'client-messages', 'at-once')
  const guest = await addBooking(db)
  await write('agency', 'Hello')
  await write('client', 'Hi')
  await postMessage(aUserContext(db, admin), {
    conversation: { bookingId: guest.id, side: 'agency' },
    body: 'Hello',
  })
  const rows = await db.select().from(outbox)
  const withChoice = rows.filter(({ body }) => body.endsWith(`/account\n`))
  expect(rows).toHaveLength(4)
  expect(withChoice.map(({ recipient }) => recipient).toSorted()).toEqual(
    [client.email, admin.email].toSorted(),
  )
})

it('an email that was switched off is neither sent nor held', async () => {
  const { client, write } = await aConversation()
  await choose(db, client.id, 'messages', 'off')
  expect(await write('agency', 'Hello')).toEqual({ ok: true, isNew: true })
  expect(await recipients()).toEqual([])
  expect(await heldRows()).toEqual([])
})

it('a daily topic is held as a line with a link and without the text, and other topics are sent', async () => {
  const { client, booking, write } = await aConversation()
  await choose(db, client.id, 'messages', 'daily')
  await choose(db, client.id, 'projects', 'off')
  await write('agency', 'A secret')
  await write('agency', 'A secret')
  expect(await recipients()).toEqual([])
  const lines = await heldRows()
  expect(lines).toMatchObject([{ userId: client.id, bookingId: booking.id, topic: 'messages' }])
  expect(lines[0]?.link).toMatch(/^https:\/\/www\.agency\.example\/booking\/confirmation\/.+#messages$/)
  expect(JSON.stringify(lines)).not.toContain('secret')
})

it('without the clock a daily topic is sent at once', async () => {
  const { client, write } = await aConversation()
  await choose(db, client.id, 'messages', 'daily')
  await runClock(db, new Date(Date.now() - 10 * 60_000))
  await write('agency', 'Hello')
  expect(await recipients()).toEqual([client.email])
  expect(await heldRows()).toEqual([])
})

it('the agency keeps getting what an administrator chose to get as well', async () => {
  const { admin, write } = await aConversation()
  const daily = await addUser(db, { role: 'admin', emailConfirmedAt: new Date() })
  const off = await addUser(db, { role: 'admin', emailConfirmedAt: new Date() })
  const unconfirmedAdmin = await addUser(db, { role: 'admin' })
  const disabledAdmin = await addUser(db, {
    role: 'admin',
    emailConfirmedAt: new Date(),
    disabledAt: new Date(),
  })
  const formerAdmin = await addUser(db, { emailConfirmedAt: new Date() })
  for (const { id } of [admin, unconfirmedAdmin, disabledAdmin, formerAdmin])
    await choose(db, id, 'client-messages', 'at-once')
  await choose(db, daily.id, 'client-messages', 'daily')
  await choose(db, off.id, 'client-messages', 'off')
  await write('client', 'Hi')
  expect(await recipients()).toEqual([site.email, admin.email])
  expect((await heldRows()).map(({ userId }) => userId)).toEqual([daily.id])
})

it('a new booking reaches the agency once, also beside copies', async () => {
  const admin = await addUser(db, { role: 'admin', emailConfirmedAt: new Date() })
  await choose(db, admin.id, 'new-bookings', 'at-once')
  const input = { ...aBookingInput(), idempotencyKey: 'the-same-key-twice' }
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect(await createBooking(aContext(db), input)).toMatchObject({ ok: true })
  expect((await emailsTo(site.email)).length).toBe(1)
  expect(await emailsTo(admin.email)).toMatchObject([{ replyTo: input.clientEmail }])
})

it('a notice with a calendar file is sent at once, whatever was chosen', async () => {
  const client = await addUser(db, { emailConfirmedAt: new Date() })
  const booking = await addBooking(db, { userId: client.id })
  await choose(db, client.id, 'bookings', 'off')
  const email = appointmentEmail({
    code: booking.code,
    service: 'A service',
    companyName: booking.companyName,
    contact: bookingContact(booking.clientEmail, client),
    appointmentBefore: null,
    confirmedFor: nextDay(),
    sequence: 1,
    changedAt: new Date(),
    clientTimeZone: null,
    siteUrl: 'https://www.agency.example',
  })
  await batchNamed(db, { email: noticeStatements(db, email, sql`1`) })
  expect(await emailsTo(client.email)).toMatchObject([{ attachment: { type: expect.any(String) } }])
})

it('a bulk change is held for those who chose the digest, and its undo takes that back', async () => {
  const admin = aUserContext(db, await addUser(db, { role: 'admin' }))
  const [daily, off, atOnce] = [await addUser(db), await addUser(db), await addUser(db)]
  await choose(db, daily.id, 'bookings', 'daily')
  await choose(db, off.id, 'bookings', 'off')
  const addedBookings = []
  for (const userId of [daily.id, off.id, atOnce.id, null])
    addedBookings.push(await addBooking(db, { userId }))
  const bulkChange = await changeInBulk(admin, {
    status: 'cancelled',
    which: { codes: addedBookings.map(({ code }) => code) },
  })
  expect(new Set(await recipients())).toEqual(new Set([atOnce.email, addedBookings[3]?.clientEmail]))
  expect(await heldRows()).toMatchObject([
    { userId: daily.id, topic: 'bookings', bookingId: addedBookings[0]?.id },
  ])
  if (!bulkChange.ok || !bulkChange.result.id) throw new Error('nothing was changed')
  expect(await undoBulkChange(admin, bulkChange.result.id)).toMatchObject({ ok: true })
  expect(await heldRows()).toEqual([])
  expect(await recipients()).toEqual([])
})

it('the digest is queued once after eight, with every line and its link, also by two ticks at once', async () => {
  const { client, write } = await aConversation()
  await choose(db, client.id, 'messages', 'daily')
  await write('agency', 'One')
  await write('agency', 'Two')
  await queueDigests(aContext(db))
  expect(await heldRows()).toHaveLength(2)
  const context = aContext(db, { now: nextDay() })
  await Promise.all([queueDigests(context), queueDigests(context)])
  await queueDigests(context)
  const emails = await emailsTo(client.email)
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({ subject: digestTexts.subject(2), userId: client.id })
  expect(emails[0]?.body.match(/\n {2}https:\/\/www\.agency\.example\/booking/g)).toHaveLength(2)
  expect(emails[0]?.body).toContain('https://www.agency.example/account')
  expect(emails[0]?.body).not.toMatch(/One|Two/)
  expect(await heldRows()).toEqual([])
})

it('a line that is held after eight waits for the next day', async () => {
  const client = await addUser(db, { emailConfirmedAt: new Date() })
  const now = new Date()
  const line = { userId: client.id, topic: 'messages' as const, subject: 'A', link: 'https://a.example/' }
  const dueAt = latestDigestTime(now)
  await db.insert(heldNotices).values([
    { ...line, readyAt: dueAt },
    { ...line, readyAt: new Date(dueAt.getTime() + 1) },
  ])
  await queueDigests(aContext(db, { now }))
  expect(await emailsTo(client.email)).toMatchObject([{ subject: digestTexts.subject(1) }])
  expect(await heldRows()).toHaveLength(1)
})

it('a long digest shows thirty lines and how many more there are; an unconfirmed address sees none', async () => {
  const confirmedUser = await addUser(db, { emailConfirmedAt: new Date() })
  const unconfirmedUser = await addUser(db)
  const disabledUser = await addUser(db, { emailConfirmedAt: new Date(), disabledAt: new Date() })
  const readyAt = new Date(0)
  for (const { id } of [confirmedUser, unconfirmedUser, disabledUser]) {
    const line = { userId: id, topic: 'projects' as const, subject: 'News about Secret', readyAt }
    for (let index = 0; index < 33; index += 1)
      await db.insert(heldNotices).values({ ...line, link: `https://www.agency.example/${index}` })
  }
  await queueDigests(aContext(db))
  const [email] = await emailsTo(confirmedUser.email)
  expect(email?.body.match(/News about Secret/g)).toHaveLength(30)
  expect(email?.body).toContain(digestTexts.more(3))
  const [emailWithoutName] = await emailsTo(unconfirmedUser.email)
  expect(emailWithoutName?.subject).toBe(digestTexts.subject(33))
  expect(emailWithoutName?.body).not.toContain('Secret')
  expect(await emailsTo(disabledUser.email)).toEqual([])
  expect(await heldRows()).toEqual([])
})
