import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { answerPromisedHours } from '#content/promised-hours.ts'
import type { AdminStats } from '#contracts/admin.ts'
import { openDb } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { bookingMessages, bookings } from '#platform/db/schema/bookings.ts'
import { aBooking } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)
function monthsAgo(count: number): Date {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 15))
}

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(bookings), db.delete(newsletterSubscribers)])
})

async function stats(): Promise<AdminStats> {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  const response = await send('/api/admin/stats', { cookie })
  expect(response.status).toBe(200)
  return response.json()
}

it('counts what is pending, what waits longer than promised, and what has unread messages', async () => {
  const [late] = await db
    .insert(bookings)
    .values([
      aBooking({ createdAt: ago(answerPromisedHours + 1) }),
      aBooking({ createdAt: ago(answerPromisedHours - 1) }),
      aBooking({ createdAt: ago(answerPromisedHours + 99), status: 'confirmed' }),
    ])
    .returning()
  await db.insert(bookingMessages).values({ bookingId: late?.id ?? 0, fromAgency: false, body: 'Hello?' })
  expect(await stats()).toMatchObject({ pendingBookings: 2, waitingBookings: 1, unreadBookings: 1 })
})

it('counts twelve months of bookings, those of an earlier year left out', async () => {
  await db
    .insert(bookings)
    .values([
      aBooking({ createdAt: monthsAgo(11) }),
      aBooking({ createdAt: monthsAgo(2), status: 'completed' }),
      aBooking({ createdAt: monthsAgo(2), status: 'cancelled' }),
      aBooking({ createdAt: monthsAgo(12) }),
    ])
  const { bookingsByMonth } = await stats()
  expect(bookingsByMonth.map(({ bookings }) => bookings)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0])
  expect(bookingsByMonth[9]).toEqual({
    month: monthsAgo(2).toISOString().slice(0, 7),
    bookings: 2,
    confirmed: 1,
  })
})

it('counts subscribers at the end of each month, without those who had unsubscribed', async () => {
  const signUp = (name: string, createdAt: Date, unsubscribedAt: Date | null = null) => ({
    email: `${name}@reader.example`,
    unsubscribeToken: name,
    createdAt,
    unsubscribedAt,
  })
  await db
    .insert(newsletterSubscribers)
    .values([
      signUp('old', monthsAgo(30)),
      signUp('new', monthsAgo(1)),
      signUp('left', monthsAgo(5), monthsAgo(3)),
      signUp('brief', monthsAgo(4), monthsAgo(4)),
    ])
  const { subscribersByMonth, subscribers } = await stats()
  expect(subscribersByMonth.map(({ total }) => total)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 2, 2])
  expect(subscribers).toBe(2)
})

it('lists the next five confirmed appointments of everybody, the soonest first', async () => {
  const inHours = (hours: number) => ({ status: 'confirmed' as const, confirmedFor: ago(-hours) })
  const { user: person } = await aSignedInUser(db, { role: 'provider' })
  const rows = [
    ...[50, 20, 40, 10, 60, 30].map((hours) => aBooking({ companyName: `In ${hours} h`, ...inHours(hours) })),
    aBooking({ ...inHours(-1), companyName: 'Over' }),
    aBooking({ ...inHours(5), companyName: 'Cancelled', status: 'cancelled' }),
    aBooking({ ...inHours(5), companyName: 'Not confirmed', status: 'pending' }),
    aBooking({ ...inHours(8), companyName: 'In 8 h', assigneeId: person.id }),
  ]
  for (const row of rows) await db.insert(bookings).values(row)
  const { nextAppointments } = await stats()
  expect(nextAppointments.map(({ companyName, person: name }) => [companyName, name])).toEqual([
    ['In 8 h', person.name],
    ...[10, 20, 30, 40].map((hours) => [`In ${hours} h`, null]),
  ])
})

it('without data every month is zero, and no appointment is next', async () => {
  const { bookingsByMonth, subscribersByMonth, nextAppointments } = await stats()
  expect(nextAppointments).toEqual([])
  expect(bookingsByMonth).toHaveLength(12)
  expect(subscribersByMonth.every(({ total }) => total === 0)).toBe(true)
})
