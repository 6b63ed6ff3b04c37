import { tooManyRequests, waitFor } from '../cloudflare-api.ts'
import { explainFailure, secondsToWait } from '../explain-failure.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import type { CommandResult } from '../../lib/run-command.ts'

const triesMax = 3
const secondsMax = 300

interface Outside {
  print: (line: string) => void
  wait?: (seconds: number) => Promise<unknown>
}

/** Uploads, and waits as long as Cloudflare asks to when it takes no more requests. A failure says what to do. */
export async function runUpload(
  what: string,
  run: () => Promise<CommandResult>,
  { print, wait = waitFor }: Outside,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    const result = await run()
    if (result.ok) return
    const seconds = secondsToWait(result.output)
    if (seconds === null || seconds > secondsMax || tries === triesMax) {
      const advice = explainFailure(result.output)
      throw new PlainFailure(
        advice
          ? `${what} failed: ${advice}. Then run this command again; it continues from here.`
          : `${what} failed; see the output above.`,
      )
    }
    print(tooManyRequests(seconds))
    await wait(seconds)
  }
}
