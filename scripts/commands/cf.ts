import { writeCloudConfig } from '../cloud/cloud-config.ts'
import { writeMigrations } from '../cloud/migrations/list-migrations.ts'
import { runScript } from '../lib/plain-failure.ts'
import { endCommandsOnSignal } from '../lib/run-command.ts'
import { runRemoteWrangler } from '../lib/wrangler.ts'

await runScript(async () => {
  endCommandsOnSignal()
  writeCloudConfig()
  writeMigrations()
  const result = await runRemoteWrangler(process.argv.slice(2))
  if (!result.ok) process.exitCode = result.exitCode
})
