import { requireLocal } from '../local/local-only.ts'
import { seedDatabase, seededLine } from '../local/seed-database.ts'
import { withLocalDatabase } from '../local/with-local-database.ts'
import { runScript } from '../process/plain-failure.ts'
import { readArguments } from '../process/read-arguments.ts'

async function seed(): Promise<void> {
  requireLocal('npm run seed')
  readArguments(process.argv.slice(2), { options: {}, usage: 'npm run seed' })
  console.log(seededLine(await withLocalDatabase(seedDatabase)))
}

await runScript(seed)
