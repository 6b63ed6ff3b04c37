import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { Submission } from '#contracts/admin-bookings.ts'
import type { ListResponse } from '#contracts/lists.ts'
import { openDb } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { aBooking } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const address = '/api/admin/submissions'

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(bookings), db.delete(newsletterSubscribers)])
})

async function addBookings(count: number, createdAt: Date) {
  for (let index = 0; index < count; index += 1) await db.insert(bookings).values(aBooking({ createdAt }))
}
async function addSignUps(count: number, createdAt: Date, name = 'priya') {
  for (let index = 0; index < count; index += 1) {
    const email = `${name}${index}@mailbox.example`
    await db.insert(newsletterSubscribers).values({ email, unsubscribeToken: email, createdAt })
  }
}
async function list(cookie: string, query = ''): Promise<ListResponse<Submission>> {
  const response = await send(`${address}${query}`, { cookie })
  expect(response.status).toBe(200)
  return response.json()
}
const nameOf = (item: Submission) =>
  item.kind === 'booking' ? item.booking.confirmationCode : item.signUp.email

it('bookings and sign-ups are one list, newest first', async () => {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  await addBookings(1, new Date(1000))
  await addSignUps(1, new Date(2000))
  await addBookings(1, new Date(3000))
  const { items, next } = await list(cookie)
  expect(items.map(({ kind }) => kind)).toEqual(['booking', 'sign-up', 'booking'])
  expect(next).toBeNull()
})

it.each([
  ['of one moment', 0],
  ['of many moments', 7],
])('pages through all rows %s, none twice', async (_, spread) => {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  for (let index = 0; index < 8; index += 1) {
    await addBookings(8, new Date(1000 + (index % 4) * spread))
    await addSignUps(9, new Date(1000 + (index % 3) * spread), `p${index}-`)
  }
  const names: string[] = []
  let query = ''
  for (let page = 0; page < 3; page += 1) {
    const { items, next } = await list(cookie, query)
    names.push(...items.map(nameOf))
    query = `?after=${next}`
    if (page === 2) expect(next).toBeNull()
  }
  expect(names).toHaveLength(136)
  expect(new Set(names).size).toBe(136)
})

it('a search looks at both', async () => {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  await addBookings(2, new Date(1000))
  await addSignUps(2, new Date(2000))
  expect((await list(cookie, '?search=everest')).items.map(({ kind }) => kind)).toEqual([
    'booking',
    'booking',
  ])
  expect((await list(cookie, '?search=priya1')).items.map(nameOf)).toEqual(['priya1@mailbox.example'])
  expect((await list(cookie, '?search=***')).items).toEqual([])
})

it('a cursor of another list answers 400', async () => {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  expect((await send(`${address}?after=x`, { cookie })).status).toBe(400)
})
