import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Asks `url` until it answers 200.
 * @returns why it did not, when `deadlineMs` has passed or `hasEnded` says that nobody will answer any more
 */
export async function awaitAnswer(
  url: string,
  { deadlineMs, hasEnded }: { deadlineMs: number; hasEnded: () => boolean },
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const end = Date.now() + deadlineMs
  let reason = 'nothing answered'
  while (Date.now() < end && !hasEnded()) {
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(deadlineMs) })
      if (response.status === 200) return { ok: true }
      reason = `${response.status} ${(await response.text()).slice(0, 300)}`
    } catch {
      reason = 'nothing answered' // not listening yet
    }
    await sleep(100)
  }
  return { ok: false, reason: hasEnded() ? 'the server ended' : reason }
}
