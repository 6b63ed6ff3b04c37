import { tick } from '../../../workers/clock/tick.ts'

const everyMs = 60_000
const firstAfterMs = 5_000

export function startLocalClock({ siteUrl, key }: { siteUrl: string; key: string }): void {
  let lastFailure = ''
  const run = async () => {
    try {
      await tick({ siteUrl, key, hasBackups: false })
      lastFailure = ''
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      if (failure !== lastFailure) console.error(`Clock: ${failure}`)
      lastFailure = failure
    }
  }
  const repeat = () => {
    void run()
    setTimeout(repeat, everyMs).unref()
  }
  setTimeout(repeat, firstAfterMs).unref()
}
