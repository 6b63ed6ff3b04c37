import { PlainFailure } from '#shared/plain-failure.ts'
import { isEnding } from './run-command.ts'

export { PlainFailure }

export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (isEnding()) return
    console.error(error instanceof PlainFailure ? error.message : error)
    process.exitCode = 1
  }
}
