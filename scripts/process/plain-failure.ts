import { PlainFailure } from '#shared/plain-failure.ts'
import { isEnding } from './run-command.ts'

export { PlainFailure }

/** Runs a command. A `PlainFailure` exits with code 1 and its message; any other error is a bug and keeps its stack. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (isEnding()) return
    console.error(error instanceof PlainFailure ? error.message : error)
    process.exitCode = 1
  }
}
