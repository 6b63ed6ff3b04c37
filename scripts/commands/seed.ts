import { requireLocal } from '../lib/local/local-only.ts'
import { seedDatabase, seededLine } from '../lib/local/seed-database.ts'
import { withLocalDatabase } from '../lib/local/with-local-database.ts'
import { runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'

async function seed(): Promise<void> {
  requireLocal('npm run seed')
  readArguments(process.argv.slice(2), { options: {}, usage: 'npm run seed' })
  console.log(seededLine(await withLocalDatabase(seedDatabase)))
}

await runScript(seed)
