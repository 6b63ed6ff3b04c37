import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { listBookingSources } from '#domains/bookings/booking-sources.ts'
import { countingDatabase } from '../../../../bench/rows/counting-database.ts'
import { answerPromisedHours } from '#content/promised-hours.ts'
import { type AdminBooking, bookingSorts } from '#contracts/admin-bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import type { ListResponse } from '#contracts/lists.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookingMessages, bookings } from '#platform/db/schema/bookings.ts'
import { aBooking } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const collection = '/api/admin/bookings'
const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(bookings), db.delete(users)])
})

async function add(...overrides: Parameters<typeof aBooking>[0][]) {
  const rows: (typeof bookings.$inferSelect)[] = []
  for (const override of overrides) {
    rows.push(...(await db.insert(bookings).values(aBooking(override)).returning()))
  }
  return rows
}

async function list(cookie: string, query = ''): Promise<ListResponse<AdminBooking>> {
  const response = await send(`${collection}${query}`, { cookie })
  expect(response.status, query).toBe(200)
  return response.json()
}
const companies = async (cookie: string, query: string) =>
  (await list(cookie, query)).items.map(({ companyName }) => companyName)

describe('where bookings came from', () => {
  it('filters the list in every order: the tag of the link counts before its host', async () => {
    const { cookie } = await aSignedInUser(db, { role: 'admin' })
    await add(
      { companyName: 'a', referrerHost: 'search.example' },
      { companyName: 'b', referrerHost: 'mail.example', utmSource: 'newsletter' },
      { companyName: 'c' },
    )
    for (const sort of bookingSorts) {
      expect(await companies(cookie, `?source=newsletter&sort=${sort}`)).toEqual(['b'])
      expect(await companies(cookie, `?source=search.example&sort=${sort}`)).toEqual(['a'])
      expect(await companies(cookie, `?source=mail.example&sort=${sort}`)).toEqual([])
    }
    expect((await send(`${collection}?source=`, { cookie })).status).toBe(400)
  })

  it('is listed once each, at most fifty, by reading no more rows than that', async () => {
    const { cookie } = await aSignedInUser(db, { role: 'admin' })
    await env.DB.prepare(
      `insert into bookings (code, service_id, company_name, contact_name, client_email, preferred_timeline, budget, updated_at, utm_source)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
       select printf('%016d', i), 1, 'Company', 'Asha', 'a@b.example', 'soon', 'Not sure yet', i, printf('source %02d', i % 60) from n`,
    ).run()
    const sources = await (await send(`${collection}/sources`, { cookie })).json()
    expect(sources).toEqual(Array.from({ length: 50 }, (_, i) => `source ${String(i).padStart(2, '0')}`))
    const { db: countedDatabase, rowsReadBy } = countingDatabase(env.DB)
    const readSources = () => listBookingSources({ db: openDb(countedDatabase) })
    expect(await rowsReadBy(readSources)).toBeLessThan(200)
  })
})

describe('the list of bookings', () => {
  it('can be sorted in every order', async () => {
    const { cookie } = await aSignedInUser(db, { role: 'admin' })
    await add(
      { companyName: 'b', createdAt: ago(3), updatedAt: ago(1) },
      { companyName: 'C', createdAt: ago(2), updatedAt: ago(2) },
      { companyName: 'A', createdAt: ago(1), updatedAt: ago(3) },
    )
    expect(await companies(cookie, '')).toEqual(['A', 'C', 'b'])
    expect(await companies(cookie, '?sort=newest')).toEqual(['A', 'C', 'b'])
    expect(await companies(cookie, '?sort=oldest')).toEqual(['b', 'C', 'A'])
    expect(await companies(cookie, '?sort=company')).toEqual(['A', 'b', 'C'])
    expect(await companies(cookie, '?sort=updated')).toEqual(['b', 'C', 'A'])
  })

  it.each(['newest', 'oldest', 'company', 'updated'])(
    'sorted by %s it pages through all, equal values included, none twice',
    async (sort) => {
      const { cookie } = await aSignedInUser(db, { role: 'admin' })
      const at = ago(5)
      const rows = Array.from({ length: 60 }, (_, index) =>
        aBooking({ companyName: index % 2 ? 'Same' : 'same', createdAt: at, updatedAt: at }),
      )
      await db.batch([
        db.insert(bookings).values(rows.slice(0, 5)),
        ...rows.slice(5).map((row) => db.insert(bookings).values(row)),
      ])
      const first = await list(cookie, `?sort=${sort}`)
      expect(first.items).toHaveLength(50)
      const second = await list(cookie, `?sort=${sort}&after=${first.next}`)
      expect(second.next).toBeNull()
      const ids = [...first.items, ...second.items].map(({ id }) => id)
      expect(ids).toHaveLength(60)
      expect(new Set(ids).size).toBe(60)
    },
  )

  it('is narrowed by status, service, assignee and waiting, alone and together, in every order', async () => {
    const { cookie, user } = await aSignedInUser(db, { role: 'admin' })
    await add(
      { companyName: 'waits', createdAt: ago(answerPromisedHours + 1), assigneeId: user.id },
      { companyName: 'fresh', createdAt: ago(0.5), serviceId: 2 },
      { companyName: 'done', createdAt: ago(50), status: 'confirmed', serviceId: 2, assigneeId: user.id },
    )
    for (const sort of ['newest', 'oldest', 'company', 'updated']) {
      const sortedCompanies = async (query: string) =>
        (await companies(cookie, `?sort=${sort}&${query}`)).sort()
      expect(await sortedCompanies('status=pending')).toEqual(['fresh', 'waits'])
      expect(await sortedCompanies('service=2')).toEqual(['done', 'fresh'])
      expect(await sortedCompanies('assignee=me')).toEqual(['done', 'waits'])
      expect(await sortedCompanies(`assignee=${user.id}`)).toEqual(['done', 'waits'])
      expect(await sortedCompanies('assignee=none')).toEqual(['fresh'])
      expect(await sortedCompanies('waiting=yes')).toEqual(['waits'])
      expect(await sortedCompanies('waiting=yes&assignee=none')).toEqual([])
      expect(await sortedCompanies('waiting=yes&status=confirmed')).toEqual([])
      expect(await sortedCompanies('status=confirmed&service=2&assignee=me')).toEqual(['done'])
    }
  })

  it('marks bookings with unread messages from the client', async () => {
    const { cookie, user } = await aSignedInUser(db, { role: 'admin' })
    const [unreadBooking, answeredBooking] = await add(
      { companyName: 'unread' },
      { companyName: 'answered' },
      {},
    )
    for (const { booking, fromAgency } of [
      { booking: unreadBooking, fromAgency: false },
      { booking: unreadBooking, fromAgency: false },
      { booking: answeredBooking, fromAgency: true },
    ]) {
      await db
        .insert(bookingMessages)
        .values({ bookingId: booking?.id ?? 0, fromAgency, body: 'Hello', authorId: user.id })
    }
    for (const sort of ['newest', 'company', 'updated']) {
      const { items } = await list(cookie, `?unread=yes&sort=${sort}`)
      expect(items.map(({ companyName, unread: count }) => [companyName, count])).toEqual([['unread', 2]])
    }
  })

  it('finds words, prefixes and codes, and treats operators as text', async () => {
    const { cookie } = await aSignedInUser(db, { role: 'admin' })
    const [first] = await add(
      { companyName: 'Harbour & Pine', notes: 'A "quoted" wish', clientEmail: 'sam@harbourpine.example' },
      { companyName: 'Lakeside Clinics', status: 'confirmed' },
    )
    const search = (text: string) => companies(cookie, `?search=${encodeURIComponent(text)}`)
    const code = formatCode(first?.code ?? '')
    for (const text of [
      'harb',
      'HARBOUR pine',
      'sam@harbourpine',
      'quoted',
      code,
      code.toLowerCase(),
      code.slice(0, 7),
    ]) {
      expect(await search(text), text).toEqual(['Harbour & Pine'])
    }
    for (const text of ['nothing', '***', '"', 'harbour NOT pine', 'company_name:lakeside', 'NEAR(a b)']) {
      expect(await search(text), text).toEqual([])
    }
    expect(await companies(cookie, '?search=lakeside&status=pending')).toEqual([])
    expect(await companies(cookie, '?search=lakeside&status=confirmed&sort=company')).toEqual([
      'Lakeside Clinics',
    ])
  })

  it('with combined filters reads a bounded number of rows and offers the next page', async () => {
    const { cookie } = await aSignedInUser(db, { role: 'admin' })
    const rows = Array.from({ length: 450 }, (_, index) =>
      aBooking({ serviceId: 1, createdAt: ago(100 + index), companyName: `x${index}` }),
    )
    for (let start = 0; start < rows.length; start += 5)
      await db.insert(bookings).values(rows.slice(start, start + 5))
    await add({ companyName: 'rare', serviceId: 2, createdAt: ago(2000) })
    const first = await list(cookie, '?status=pending&service=2')
    expect(first.items).toEqual([])
    expect(first.next).not.toBeNull()
    const second = await list(cookie, `?status=pending&service=2&after=${first.next}`)
    expect(second.items.map(({ companyName }) => companyName)).toEqual(['rare'])
    expect(second.next).toBeNull()
  })

  it.each([
    '?status=lost',
    '?sort=budget',
    '?service=x',
    '?assignee=somebody',
    '?unread=no',
    '?waiting=1',
    '?after=x',
    '?after=',
    '?format=xml',
    `?search=${'x'.repeat(101)}`,
    `?after=${'x'.repeat(2001)}`,
  ])('%s answers 400 with a message', async (query) => {
    const { cookie } = await aSignedInUser(db, { role: 'admin' })
    const response = await send(`${collection}${query}`, { cookie })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: expect.any(String) })
  })

  it('a cursor of one order answers 400 in another', async () => {
    const { cookie } = await aSignedInUser(db, { role: 'admin' })
    const rows = Array.from({ length: 51 }, () => aBooking())
    for (const row of rows) await db.insert(bookings).values(row)
    const { next } = await list(cookie, '?sort=company')
    expect((await send(`${collection}?sort=newest&after=${next}`, { cookie })).status).toBe(400)
  })
})
