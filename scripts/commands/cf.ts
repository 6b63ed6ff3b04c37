import { writeCloudConfig } from '../cloud/cloud-config.ts'
import { writeMigrations } from '../migrations/list-migrations.ts'
import { runScript } from '../process/plain-failure.ts'
import { endCommandsOnSignal } from '../process/run-command.ts'
import { runRemoteWrangler } from '../process/wrangler.ts'

await runScript(async () => {
  endCommandsOnSignal()
  writeCloudConfig()
  writeMigrations()
  const result = await runRemoteWrangler(process.argv.slice(2))
  if (!result.ok) process.exitCode = result.exitCode
})
