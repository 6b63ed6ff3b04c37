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
 * `npm run seed`: gives the local database of STATE_DIR (.wrangler/state) its content and demo accounts. Adds what is
 * missing and changes nothing that is there. With `--once` it leaves a database alone that has been seeded before,
 * so that what somebody deleted stays deleted.
 */
async function seed(): Promise<void> {
  requireLocal('The seed')
  const { values } = readArguments(process.argv.slice(2), {
    options: { once: { type: 'boolean' } },
    usage: 'npm run seed [-- --once]',
  })
  await withLocalDatabase(async (db) => {
    // The accounts are made last, so a seed that was broken off is taken up again.
    if (values.once && (await db.select({ id: users.id }).from(users).limit(1)).length > 0) return
    const { services, caseStudies } = await seedContent(db)
    const posts = await seedPosts(db)
    const accounts = await seedAccounts(db)
    const projects = await seedClientProjects(db)
    const bookings = await seedClientBookings(db)
    console.log(
      `Seed: added ${services} services, ${caseStudies} case studies, ${posts} posts, ${accounts} accounts, ${projects} projects, ${bookings} bookings.`,
    )
  })
}

await runScript(seed)
