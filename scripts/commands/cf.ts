import { writeCloudConfig } from '../cloud/cloud-config.ts'
import { runScript } from '../process/plain-failure.ts'
import { endCommandsOnSignal } from '../process/run-command.ts'
import { runRemoteWrangler } from '../process/wrangler.ts'

await runScript(async () => {
  endCommandsOnSignal()
  writeCloudConfig()
  const result = await runRemoteWrangler(process.argv.slice(2))
  if (!result.ok) process.exitCode = result.exitCode
})
