import { writeCloudConfig } from '../cloud/cloud-config.ts'
import { runScript } from '../process/plain-failure.ts'
import { endCommandsOnSignal } from '../process/run-command.ts'
import { runRemoteWrangler } from '../process/wrangler.ts'

/** `npm run cf -- …`: wrangler on the Node of the scripts, for the project and databases of `src/site/cloud.json`. */
await runScript(async () => {
  endCommandsOnSignal()
  writeCloudConfig()
  const result = await runRemoteWrangler(process.argv.slice(2))
  if (!result.ok) process.exitCode = result.exitCode
})
