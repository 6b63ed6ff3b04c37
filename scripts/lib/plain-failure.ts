import { PlainFailure } from '#shared/failures.ts'
import { isEnding } from './run-command.ts'

export { PlainFailure }

export class HelpRequest extends Error {}

export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (isEnding()) return
    if (error instanceof HelpRequest) return console.log(error.message)
    console.error(error instanceof PlainFailure ? error.message : error)
    process.exitCode = 1
  }
}
