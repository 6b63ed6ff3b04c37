import { openDb } from '#server/db/open.ts'
import { applyMigrations } from '../backup/apply-migrations.ts'
import { listMigrations } from '../migrations/list-migrations.ts'
import { runScript } from '../process/plain-failure.ts'
import { withLocalD1 } from '../process/with-d1.ts'
import { scriptContext } from './script-context.ts'
import { seededLine, seedOnce } from './seed-database.ts'

/** A process of its own, because opening the database loads wrangler, which the server's process would keep. */
await runScript(() =>
  withLocalD1(async (db) => {
    await applyMigrations(db, listMigrations())
    const isSeeded = !process.argv.includes('--no-seed')
    const added = isSeeded ? await seedOnce(scriptContext(openDb(db))) : null
    if (added) console.log(seededLine(added))
  }),
)
