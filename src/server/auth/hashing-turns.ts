/** A run of scrypt takes about 22 ms, so while hash follows hash, half of the time is left to other requests. */
const turnMs = 45
/** Five hashes: a few people who sign in at once do not wait for each other. */
const freeTurns = 25
/** Six runs at once make the last 110 ms late. A turn this late means that the isolate has too much to do. */
const lateMsMax = 250
/** What a late turn costs the hashes that follow, so that hashing gets a small part of a busy isolate's time. */
const restsForLateness = 5
/** A clock that was set back must not keep anybody waiting for it, nor a flood whoever signs in after it. */
const waitMsMax = 10_000

let paidAtMs = 0

/**
 * Yields once for each turn of a hash. scrypt blocks its isolate, so the turns are spread over time and other
 * requests run in between. Turns are times, not a lock, so a request that ends early delays nobody.
 */
export async function* hashingTurns(turns: number): AsyncGenerator<void> {
  const now = Date.now()
  const owedMs = Math.min(Math.max(0, paidAtMs - now), waitMsMax)
  const startsAt = now + Math.max(0, owedMs - freeTurns * turnMs)
  paidAtMs = now + owedMs + turns * turnMs
  for (let turn = 0; turn < turns; turn += 1) {
    const dueAt = startsAt + turn * turnMs
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueAt - Date.now())))
    payForLateness(dueAt)
    yield
  }
}

/** Timers fire late where the isolate, or the processor below it, is busy. Then pages go first. */
function payForLateness(dueAt: number): void {
  const now = Date.now()
  const lateMs = now - dueAt - lateMsMax
  if (lateMs > 0) paidAtMs = Math.min(Math.max(paidAtMs, now) + lateMs * restsForLateness, now + waitMsMax)
}
