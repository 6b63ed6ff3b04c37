import { openDb } from '#platform/db/open.ts'
import { runScript } from '../plain-failure.ts'
import { fillState } from './fill-state.ts'
import { scriptContext } from './with-local-database.ts'
import { seedDatabase, seededLine } from './seed-database.ts'

const seed = async (db: D1Database) => {
  console.log(seededLine(await seedDatabase(scriptContext(openDb(db)))))
}

/**
 * Runs in a separate process, because opening the database loads wrangler, which the server's process would
 * keep.
 */
await runScript(() =>
  fillState(process.env.STATE_DIR || '.wrangler/state', process.argv.includes('--no-seed') ? null : seed),
)
