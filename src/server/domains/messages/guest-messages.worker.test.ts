import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { bookingMessages, bookings, messageLinks } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { countUnreadBookings } from './mark-read.ts'
import { site } from '#site.config.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { newestToken } from '#tests/builders/outbox.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { findLinkedBooking } from './message-links.ts'
import { postGuestMessage, postMessage } from './post-message.ts'
import { sendMessageLink } from './send-message-link.ts'

const db = openDb(env.DB)
await addServices(db)
const admin = await addUser(db, { role: 'admin' })
const guest = 'asha@everest.example'
const dayMs = 24 * 60 * 60 * 1000

beforeEach(() => db.batch([db.delete(outbox), db.delete(bookings), db.delete(rateLimits)]))

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * dayMs)
const agencyWrites = (bookingId: number, body = 'When do we start?') =>
  postMessage(aUserContext(db, admin), { conversation: { bookingId, side: 'agency' }, body })

async function aGuestBooking() {
  const booking = await addBooking(db, { clientEmail: guest })
  await agencyWrites(booking.id)
  return { booking, token: await newestToken(db, guest) }
}
async function openLink(token: string, database = db) {
  const linked = await findLinkedBooking(aContext(database), token)
  if (!linked || 'claimedCode' in linked) throw new Error('the link does not work')
  return linked
}

describe('a link to messages', () => {
  it('is in the email about each message of the agency to a guest, and only its hash is stored', async () => {
    const { booking, token } = await aGuestBooking()
    expect(await openLink(token)).toMatchObject({ bookingId: booking.id, code: booking.code, email: guest })
    const [link] = await db.select().from(messageLinks)
    expect(link?.tokenHash).not.toBe(token)
    await agencyWrites(booking.id, 'And where?')
    expect(await newestToken(db, guest)).not.toBe(token)
    expect(await openLink(token)).toMatchObject({ bookingId: booking.id })
  })

  it('works for 30 days', async () => {
    const { token } = await aGuestBooking()
    expect(await findLinkedBooking(aContext(db, { now: inDays(29.9) }), token)).not.toBeNull()
    expect(await findLinkedBooking(aContext(db, { now: inDays(30.1) }), token)).toBeNull()
    for (const malformed of ['', 'x', token.toUpperCase(), `${token}a`])
      expect(await findLinkedBooking(aContext(db), malformed)).toBeNull()
  })

  it('opens nothing once the booking has another address, and says so once an account has claimed it', async () => {
    const { booking, token } = await aGuestBooking()
    const set = (values: Partial<typeof bookings.$inferInsert>) =>
      db.update(bookings).set(values).where(eq(bookings.id, booking.id))
    await set({ clientEmail: 'new@everest.example' })
    expect(await findLinkedBooking(aContext(db), token)).toBeNull()
    const owner = await addUser(db)
    await set({ clientEmail: guest, userId: owner.id })
    expect(await findLinkedBooking(aContext(db), token)).toEqual({ claimedCode: booking.code })
    await set({ clientEmail: '', userId: null })
    expect(await findLinkedBooking(aContext(db), token)).toBeNull()
  })

  it('opens the messages of a cancelled booking', async () => {
    const { booking, token } = await aGuestBooking()
    await db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, booking.id))
    expect(await openLink(token)).toMatchObject({ bookingId: booking.id })
  })

  it('is not in an email to an account, which reads messages signed in', async () => {
    const owner = await addUser(db, { emailConfirmedAt: now })
    const { id } = await addBooking(db, { userId: owner.id, clientEmail: owner.email })
    await agencyWrites(id)
    expect(await db.$count(messageLinks)).toBe(0)
  })
})

describe('a guest’s reply', () => {
  it('is unread for the agency, which gets an email, and its answer is emailed to the guest again', async () => {
    const { booking, token } = await aGuestBooking()
    await db.delete(outbox)
    const link = await openLink(token)
    expect(await postGuestMessage(aContext(db), { link, body: 'On Monday.' })).toEqual({
      ok: true,
      isNew: true,
    })
    const messages = await db.select().from(bookingMessages).orderBy(bookingMessages.id)
    expect(messages.at(-1)).toMatchObject({ fromAgency: false, authorId: null, body: 'On Monday.' })
    expect(await countUnreadBookings(aUserContext(db, admin))).toMatchObject({ agency: 1 })
    const [notice] = await db.select().from(outbox)
    expect(notice).toMatchObject({ recipient: site.email, replyTo: guest })
    await agencyWrites(booking.id, 'Good.')
    expect(await openLink(await newestToken(db, guest))).toMatchObject({ bookingId: booking.id })
  })

  it('sent twice within a minute is one message', async () => {
    const { token } = await aGuestBooking()
    const link = await openLink(token)
    const post = () => postGuestMessage(aContext(db), { link, body: 'On Monday.' })
    expect(await Promise.all([post(), post()])).toEqual(
      expect.arrayContaining([
        { ok: true, isNew: true },
        { ok: true, isNew: false },
      ]),
    )
    expect(await db.$count(bookingMessages)).toBe(2)
  })

  it('is limited for each booking, from whichever networks it comes', async () => {
    const { token } = await aGuestBooking()
    const link = await openLink(token)
    const results = []
    for (let index = 0; index < 31; index += 1)
      results.push(
        await postGuestMessage(aContext(db, { ip: `203.0.113.${index}` }), {
          link,
          body: `Number ${index}`,
        }),
      )
    expect(results.filter(({ ok }) => ok)).toHaveLength(30)
    expect(results.at(-1)).toMatchObject({ ok: false, reason: 'too-many-attempts' })
  })

  it('is not kept if an account claims the booking at the same moment, or somebody deletes it', async () => {
    const owner = await addUser(db)
    for (const act of [
      (id: number) => db.update(bookings).set({ userId: owner.id }).where(eq(bookings.id, id)),
      (id: number) =>
        db.update(bookings).set({ clientEmail: 'new@everest.example' }).where(eq(bookings.id, id)),
      (id: number) => db.delete(bookings).where(eq(bookings.id, id)),
    ]) {
      const { booking, token } = await aGuestBooking()
      const link = await openLink(token)
      const database = actingBefore(env.DB, 'insert into "booking_messages"', () => act(booking.id))
      expect(await postGuestMessage(aContext(database), { link, body: 'On Monday.' })).toEqual({
        ok: false,
        reason: 'booking-not-found',
      })
      expect(await db.$count(bookingMessages, eq(bookingMessages.fromAgency, false))).toBe(0)
    }
  })

  it('finds no link of a booking that is claimed while the agency writes', async () => {
    const owner = await addUser(db)
    const { id } = await addBooking(db, { clientEmail: guest })
    const claim = () => db.update(bookings).set({ userId: owner.id }).where(eq(bookings.id, id))
    const context = aUserContext(actingBefore(env.DB, 'insert into "booking_messages"', claim), admin)
    await postMessage(context, { conversation: { bookingId: id, side: 'agency' }, body: 'Hello' })
    expect(await db.$count(messageLinks)).toBe(0)
    expect((await db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual([owner.email])
  })
})

describe('asking for a new link', () => {
  it('emails one to the address of a guest’s booking, and answers the same for every code', async () => {
    const booking = await addBooking(db, { clientEmail: guest })
    const owner = await addUser(db)
    const owned = await addBooking(db, { userId: owner.id })
    const erased = await addBooking(db, { clientEmail: '' })
    for (const code of [booking.code, owned.code, erased.code, '0000000000000000', 'x'])
      expect(await sendMessageLink(aContext(db), code)).toEqual({ ok: true })
    const emails = await db.select().from(outbox)
    expect(emails.map(({ recipient }) => recipient)).toEqual([guest])
    expect(emails[0]?.body).not.toContain(booking.companyName)
    expect(await openLink(await newestToken(db, guest))).toMatchObject({ bookingId: booking.id })
  })

  it('sends three an hour for a booking, and ten from a network', async () => {
    const booking = await addBooking(db, { clientEmail: guest })
    for (let index = 0; index < 5; index += 1)
      expect(await sendMessageLink(aContext(db, { ip: `203.0.113.${index}` }), booking.code)).toEqual({
        ok: true,
      })
    expect(await db.$count(outbox)).toBe(3)
    expect(await db.$count(messageLinks)).toBe(3)
    const results = []
    for (let index = 0; index < 11; index += 1)
      results.push(await sendMessageLink(aContext(db, { ip: '198.51.100.7' }), 'x'))
    expect(results.filter(({ ok }) => ok)).toHaveLength(10)
  })
})
