import { isEnding } from './run-command.ts'

/** A failure that a person can mend: shown as its one line, without a stack. */
export class PlainFailure extends Error {}

/** Runs a command's body. A `PlainFailure` ends it with one line and exit code 1; anything else is a bug and keeps its stack. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (isEnding()) return
    console.error(error instanceof PlainFailure ? error.message : error)
    process.exitCode = 1
  }
}
