// A run of scrypt takes about 22 ms, and the rest of each turn is left to other requests.
const quickTurnMs = 40
const slowTurnMs = 45
/** Five hashes: a few people who sign in one after another do not wait for each other. */
const quickTurnsMax = 25
/** A clock that was set back must not keep anybody waiting for it. */
const waitMsMax = 10_000

let paidAtMs = 0

/**
 * Yields once for each turn of a hash. scrypt blocks its isolate, so the turns are spread over time and other
 * requests run in between. Turns are times, not a lock, so a request that ends early delays nobody.
 */
export async function* hashingTurns(turns: number): AsyncGenerator<void> {
  const now = Date.now()
  const owedMs = Math.min(Math.max(0, paidAtMs - now), waitMsMax)
  const quickMs = quickTurnsMax * slowTurnMs
  const startsAt = now + Math.max(0, owedMs - quickMs)
  const turnMs = owedMs < quickMs ? quickTurnMs : slowTurnMs
  paidAtMs = now + owedMs + turns * slowTurnMs
  for (let turn = 0; turn < turns; turn += 1) {
    const waitMs = Math.max(0, startsAt + turn * turnMs - Date.now())
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    yield
  }
}
