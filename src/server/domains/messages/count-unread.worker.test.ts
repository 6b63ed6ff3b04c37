import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { unreadBookingsMax } from '#contracts/messages.ts'
import { openDb } from '#platform/db/open.ts'
import { bookingMessages, bookings } from '#platform/db/schema/bookings.ts'
import { aBooking, addBooking } from '#tests/builders/bookings.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { countUnreadBookings, markRead } from './mark-read.ts'
import { readThread } from '#domains/bookings/thread.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await addServices(db)
  await db.delete(bookings)
})

async function write(bookingId: number, fromAgency: boolean, body = 'Hello') {
  const [message] = await db.insert(bookingMessages).values({ bookingId, fromAgency, body }).returning()
  if (!message) throw new Error('the message was not inserted')
  return message.id
}

it('counts bookings, not messages, for the side that has not read them', async () => {
  const [client, other] = [await addUser(db), await addUser(db)]
  const admin = await addUser(db, { role: 'admin' })
  const [first, second] = [
    await addBooking(db, { userId: client.id }),
    await addBooking(db, { userId: client.id }),
  ]
  await addBooking(db, { userId: other.id })
  await write(first.id, true)
  const newest = await write(first.id, true)
  await write(second.id, false)
  const countsOf = (user: typeof client) => countUnreadBookings(aUserContext(db, user))
  expect(await countsOf(client)).toEqual({ own: 1, agency: 0 })
  expect(await countsOf(other)).toEqual({ own: 0, agency: 0 })
  expect(await countsOf(admin)).toEqual({ own: 0, agency: 1 })
  const conversation = { bookingId: first.id, side: 'client' as const }
  await markRead(aUserContext(db, client), { conversation, readUpTo: newest - 1 })
  expect(await countsOf(client)).toEqual({ own: 1, agency: 0 })
  await markRead(aUserContext(db, client), { conversation, readUpTo: newest })
  expect(await countsOf(client)).toEqual({ own: 0, agency: 0 })
})

it('counts no further than it shows, and reads no booking that has nothing new', async () => {
  const client = await addUser(db)
  const rows = Array.from({ length: unreadBookingsMax + 20 }, () => aBooking({ userId: client.id }))
  const addedBookings = []
  for (const row of rows) addedBookings.push(...(await db.insert(bookings).values(row).returning()))
  const { results: plan } = await env.DB.prepare(
    'explain query plan select id from bookings where user_id = 1 and agency_message_id > client_read_id limit 100',
  ).all<{ detail: string }>()
  expect(plan.map(({ detail }) => detail)).toEqual([
    expect.stringContaining('USING INDEX bookings_unread_client'),
  ])
  for (const { id } of addedBookings) await write(id, true)
  expect(await countUnreadBookings(aUserContext(db, client))).toMatchObject({ own: unreadBookingsMax })
})

it('a poll reads only what is newer than the message it names', async () => {
  const client = await addUser(db)
  const booking = await addBooking(db, { userId: client.id })
  const ids = []
  for (let index = 0; index < 40; index += 1) ids.push(await write(booking.id, index % 2 === 0))
  const context = aUserContext(db, client)
  const conversation = { bookingId: booking.id, side: 'client' as const }
  const after = (id: number | undefined) => readThread(context, { ...conversation, after: id })
  expect(await after(ids.at(-1))).toMatchObject({ messages: [], olderThan: null })
  expect((await after(ids.at(-3))).messages.map(({ id }) => id)).toEqual(ids.slice(-2))
  const afterGap = await after(ids[0])
  expect(afterGap.messages).toHaveLength(30)
  expect(afterGap.olderThan).toBe(ids[10])
  const { meta } = await env.DB.prepare(
    'select id from booking_messages where booking_id = ? and (from_agency in (1, 0) and id > ?) order by id desc limit 31',
  )
    .bind(booking.id, ids.at(-1))
    .run()
  expect(meta.rows_read).toBeLessThan(10)
})
