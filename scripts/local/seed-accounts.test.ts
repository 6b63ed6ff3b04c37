// Covers scripts/local/seed-bookings.ts, scripts/local/seed-posts.ts, scripts/local/seed-projects.ts and
// scripts/local/script-context.ts.

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seedServices } from '#content/seed/services.ts'
import type { Env } from '#server/http/env.ts'
import { openDb } from '#server/db/open.ts'
import { scriptContext } from './script-context.ts'
import { localEnv } from './local-env.ts'
import { seedAccounts } from './seed-accounts.ts'
import { bookableBookings, seedClientBookings } from './seed-bookings.ts'
import { seedContent } from './seed-content.ts'
import { seedPosts } from './seed-posts.ts'
import { seedClientProjects } from './seed-projects.ts'

async function openEmptyDatabase() {
  Object.assign(process.env, localEnv)
  const { getPlatformProxy } = await import('wrangler')
  const { env, dispose } = await getPlatformProxy<Env>({ persist: false, remoteBindings: false })
  for (const file of globSync('migrations/*.sql').sort()) {
    const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint')
    await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
  }
  return { db: openDb(env.DB), [Symbol.asyncDispose]: dispose }
}

test('an agency with other services gets bookings of those that it offers, each of another one', () => {
  const [service] = seedServices
  if (!service) return
  const offered = [41, 42].map((id) => ({ ...service, id, onBooking: true }))
  expect(bookableBookings(offered).map(({ serviceId }) => serviceId)).toEqual([41, 42])
  expect(bookableBookings([{ ...service, onBooking: false }])).toEqual([])
})

test('an empty database gets demo accounts with their records, and seeding it again adds nothing', async () => {
  await using database = await openEmptyDatabase()
  const seed = async () => {
    const { db } = database
    const context = scriptContext(db)
    await seedContent(db)
    return {
      posts: await seedPosts(context),
      accounts: await seedAccounts(context),
      projects: await seedClientProjects(db),
      bookings: await seedClientBookings(context),
    }
  }
  for (const [what, added] of Object.entries(await seed())) expect(added, what).toBeGreaterThan(0)
  expect(await seed()).toEqual({ posts: 0, accounts: 0, projects: 0, bookings: 0 })
}, 120_000)
