import { readFileSync } from 'node:fs'
import { findUnaccepted, parseAccepted } from '../gate/dependencies/find-unaccepted.ts'
import { readReport } from '../gate/dependencies/read-report.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { endCommandsOnSignal, runCommand } from '../lib/run-command.ts'

const acceptedList = 'scripts/gate/dependencies/accepted.json'
const timeoutMs = 20_000

await runScript(async () => {
  endCommandsOnSignal()
  const acceptedAdvisories = parseAccepted(readFileSync(acceptedList, 'utf8'))
  const args = ['audit', '--json', '--omit=dev', '--loglevel=silent', '--fetch-retries=0']
  const result = await runCommand('npm', args, { output: 'onFailure', input: 'none', timeoutMs })
  const report =
    !result.ok && result.reason === 'timeout'
      ? { unavailable: `npm audit took longer than ${timeoutMs / 1000} seconds.` }
      : readReport(result.output)
  if ('unavailable' in report) {
    console.log(`Dependencies were not checked: ${report.unavailable}`)
    return
  }
  const faults = findUnaccepted(report.advisories, acceptedAdvisories, new Date().toISOString().slice(0, 10))
  if (faults.length > 0)
    throw new PlainFailure(
      `${faults.join('\n')}\nUpdate the packages, or accept an advisory with a reason and an expiry date in ${acceptedList}.`,
    )
  console.log('No high or critical advisory concerns a production dependency.')
})
