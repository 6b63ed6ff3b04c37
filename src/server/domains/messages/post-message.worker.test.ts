import { env } from 'cloudflare:test'
import { eq, isNotNull } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { deleteAccount } from '#domains/identity/account/delete-account.ts'
import { openDb } from '#platform/db/open.ts'
import { bookingMessages, bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { postMessage } from './post-message.ts'

const db = openDb(env.DB)
await addServices(db)
const admin = await addUser(db, { role: 'admin' })

beforeEach(() => db.batch([db.delete(outbox), db.delete(bookings)]))

async function aConversation({ clientEmail }: { clientEmail?: string } = {}) {
  const client = await addUser(db, { emailConfirmedAt: new Date() })
  const booking = await addBooking(db, { userId: client.id, clientEmail: clientEmail ?? client.email })
  const post = (act: () => Promise<unknown>) =>
    postMessage(aUserContext(actingBefore(env.DB, 'insert into "booking_messages"', act), admin), {
      conversation: { bookingId: booking.id, side: 'agency' },
      body: 'When do we start?',
    })
  return { client, booking, post }
}

it('a message to a client who deletes their account meanwhile is kept, and not announced to them', async () => {
  const { client, post } = await aConversation()
  const leave = () => deleteAccount(aUserContext(db, client), client.passwordHash)
  expect(await post(leave)).toEqual({ ok: true, isNew: true })
  expect(await db.$count(bookingMessages)).toBe(1)
  expect(await db.$count(outbox, eq(outbox.recipient, client.email))).toBe(1)
})

it('a message goes to the address in the booking if the account that has claimed it is deleted meanwhile', async () => {
  const clientEmail = 'asha@everest.example'
  const { client, post } = await aConversation({ clientEmail })
  const leave = () => deleteAccount(aUserContext(db, client), client.passwordHash)
  expect(await post(leave)).toEqual({ ok: true, isNew: true })
  expect(await db.$count(bookingMessages)).toBe(1)
  const emails = await db.select().from(outbox).where(isNotNull(outbox.bookingId))
  expect(emails.map(({ recipient }) => recipient)).toEqual([clientEmail])
})

it('a message about a booking that is deleted meanwhile is not said to be sent', async () => {
  const { booking, post } = await aConversation()
  const remove = () => db.delete(bookings).where(eq(bookings.id, booking.id))
  expect(await post(remove)).toEqual({ ok: false, reason: 'booking-not-found' })
  expect(await db.$count(outbox)).toBe(0)
})
