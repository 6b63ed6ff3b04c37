import { setTimeout as sleep } from 'node:timers/promises'

export async function awaitResponse(
  url: string,
  { deadlineMs, hasEnded }: { deadlineMs: number; hasEnded: () => boolean },
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const end = Date.now() + deadlineMs
  let reason = 'no response'
  while (Date.now() < end && !hasEnded()) {
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(deadlineMs) })
      if (response.status === 200) return { ok: true }
      reason = `${response.status} ${(await response.text()).slice(0, 300)}`
    } catch {
      reason = 'no response'
    }
    await sleep(100)
  }
  return { ok: false, reason: hasEnded() ? 'the server exited' : reason }
}
