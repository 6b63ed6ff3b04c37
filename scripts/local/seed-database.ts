import { users } from '#server/db/schema/accounts.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { seedAccounts } from './seed-accounts.ts'
import { seedClientBookings } from './seed-bookings.ts'
import { seedContent } from './seed-content.ts'
import { seedPosts } from './seed-posts.ts'
import { seedClientProjects } from './seed-projects.ts'

export async function seedDatabase(context: ServiceContext<null>) {
  const { services, caseStudies } = await seedContent(context.db)
  return {
    services,
    'case studies': caseStudies,
    posts: await seedPosts(context),
    accounts: await seedAccounts(context),
    projects: await seedClientProjects(context.db),
    bookings: await seedClientBookings(context),
  }
}

export type Seeded = Awaited<ReturnType<typeof seedDatabase>>

export const seededLine = (added: Seeded): string =>
  `Seed: added ${Object.entries(added)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')}.`

/** A seeded database stays as its users left it, so that deleted records stay deleted. */
export async function seedOnce(context: ServiceContext<null>): Promise<Seeded | null> {
  // Accounts are created late, so that an interrupted seed is resumed.
  const [account] = await context.db.select({ id: users.id }).from(users).limit(1)
  return account ? null : await seedDatabase(context)
}
