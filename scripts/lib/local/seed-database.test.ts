import { ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedServices } from '#content/seed/services.ts'
import type { Env } from '#platform/http/env.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookingMoves } from '#platform/db/schema/bookings.ts'
import { caseStudies } from '#platform/db/schema/content.ts'
import { applyMigrations } from '../../cloud/migrations/apply-migrations.ts'
import { listMigrations } from '../../cloud/migrations/list-migrations.ts'
import { loadLocalWrangler } from '../load-wrangler.ts'
import { aCaseStudy } from '#tests/builders/services.ts'
import { scriptContext } from './with-local-database.ts'
import { bookableBookings } from './seed-bookings.ts'
import { seedContent } from './seed-content.ts'
import { seedDatabase, seededLine } from './seed-database.ts'

async function openEmptyDatabase() {
  const { getPlatformProxy } = await loadLocalWrangler()
  const { env, dispose } = await getPlatformProxy<Env>({ persist: false, remoteBindings: false })
  await applyMigrations(env.DB, listMigrations())
  return { context: scriptContext(openDb(env.DB)), [Symbol.asyncDispose]: dispose }
}

test('an agency with other services gets bookings of those that it offers, each of another one', () => {
  const [service] = seedServices
  if (!service) return
  const offeredServices = [41, 42].map((id) => ({ ...service, id, onBooking: true }))
  expect(bookableBookings(offeredServices).map(({ serviceId }) => serviceId)).toEqual([41, 42])
  expect(bookableBookings([{ ...service, onBooking: false }])).toEqual([])
})

test('any number of case studies is added', async () => {
  await using database = await openEmptyDatabase()
  const many = Array.from({ length: 30 }, (_, index) => aCaseStudy({ slug: `case-${index}` }))
  expect(await seedContent(database.context.db, many)).toMatchObject({ caseStudies: many.length })
}, 120_000)

test('one of a kind is counted in the singular', () => {
  const one = {
    services: 1,
    'case studies': 1,
    jobs: 1,
    posts: 1,
    pages: 1,
    authors: 1,
    accounts: 1,
    projects: 1,
    bookings: 1,
  }
  expect(seededLine(one)).toBe(
    'Seed: added 1 service, 1 case study, 1 job, 1 post, 1 page, 1 author, 1 account, 1 project, 1 booking.',
  )
  expect(seededLine({ ...one, services: 0, 'case studies': 2 })).toContain(
    '0 services, 2 case studies, 1 job, 1 post,',
  )
})

test('an empty database gets demo accounts with their records, and seeding again adds what is missing', async () => {
  await using database = await openEmptyDatabase()
  const { context } = database
  const first = await seedDatabase(context)
  expect(first.accounts).toBeGreaterThan(0)
  await context.db.delete(caseStudies)
  expect(await seedDatabase(context)).toEqual({
    ...Object.fromEntries(Object.keys(first).map((what) => [what, 0])),
    'case studies': first['case studies'],
  })
  expect(await context.db.$count(users)).toBe(first.accounts)
  // The administrator makes all changes of seeded bookings, so that no history says that the client did.
  expect(await context.db.$count(bookingMoves, ne(bookingMoves.movedBy, 'agency'))).toBe(0)
}, 120_000)
