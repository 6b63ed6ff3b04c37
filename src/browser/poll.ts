export type PollResult = 'news' | 'nothing' | 'failed' | 'over'

export interface Polling {
  hasten: (afterMs?: number) => void
  stop: () => void
}

const fastestMs = 5000
const slowestMs = 60_000
const slowerBy = 1.5
const slowerAfterFailureBy = 3
const focusGapMs = 1000

export function startPolling(poll: () => Promise<PollResult>, firstAfterMs = fastestMs): Polling {
  let delayMs = fastestMs
  let lastStartedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isStopped = false

  const isWatched = () => document.visibilityState === 'visible' && navigator.onLine

  function schedule(afterMs = delayMs) {
    clearTimeout(timer)
    if (!isStopped && !isRunning && isWatched()) timer = setTimeout(() => void run(), afterMs)
  }

  async function run() {
    isRunning = true
    lastStartedAt = Date.now()
    const result = await poll()
    isRunning = false
    if (result === 'over') return stop()
    if (result === 'news') delayMs = fastestMs
    else delayMs = Math.min(slowestMs, delayMs * (result === 'failed' ? slowerAfterFailureBy : slowerBy))
    schedule()
  }

  function comeBack() {
    clearTimeout(timer)
    if (isStopped || isRunning || !isWatched()) return
    delayMs = fastestMs
    if (Date.now() - lastStartedAt < focusGapMs) schedule()
    else void run()
  }

  function hasten(afterMs = fastestMs) {
    delayMs = fastestMs
    schedule(afterMs)
  }

  const events = [
    [document, 'visibilitychange'],
    [globalThis, 'focus'],
    [globalThis, 'online'],
    [globalThis, 'offline'],
  ] as const
  for (const [target, name] of events) target.addEventListener(name, comeBack)

  function stop() {
    isStopped = true
    clearTimeout(timer)
    for (const [target, name] of events) target.removeEventListener(name, comeBack)
  }

  schedule(firstAfterMs)
  return { hasten, stop }
}
