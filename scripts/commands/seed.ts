import { users } from '#server/db/schema/accounts.ts'
import { requireLocal } from '../local/local-only.ts'
import { runScript } from '../process/plain-failure.ts'
import { readArguments } from '../process/read-arguments.ts'
import { seedAccounts } from '../local/seed-accounts.ts'
import { seedClientBookings } from '../local/seed-bookings.ts'
import { seedContent } from '../local/seed-content.ts'
import { seedPosts } from '../local/seed-posts.ts'
import { withLocalDatabase } from '../local/with-local-database.ts'
import { seedClientProjects } from '../local/seed-projects.ts'

/**
 * `npm run seed`: adds missing content and demo accounts to the local database and changes nothing else. `--once`
 * skips a database that has been seeded before, so that deleted records stay deleted.
 */
async function seed(): Promise<void> {
  requireLocal('npm run seed')
  const { values } = readArguments(process.argv.slice(2), {
    options: { once: { type: 'boolean' } },
    usage: 'npm run seed [-- --once]',
  })
  await withLocalDatabase(async (context) => {
    const { db } = context
    // Accounts are created late, so that an interrupted seed is resumed.
    if (values.once && (await db.select({ id: users.id }).from(users).limit(1)).length > 0) return
    const { services, caseStudies } = await seedContent(db)
    const posts = await seedPosts(context)
    const accounts = await seedAccounts(context)
    const projects = await seedClientProjects(db)
    const bookings = await seedClientBookings(context)
    console.log(
      `Seed: added ${services} services, ${caseStudies} case studies, ${posts} posts, ${accounts} accounts, ${projects} projects, ${bookings} bookings.`,
    )
  })
}

await runScript(seed)
