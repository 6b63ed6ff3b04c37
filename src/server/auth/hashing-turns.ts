/** A run of scrypt takes about 11 ms, so while hash follows hash, half of the time is left to other requests. */
const turnMs = 22
/** From a queue of this length on, hashes take slower turns: most of the isolate is left to others. */
const crowdedMs = 250
const crowdedTurnMs = 55
/** A turn this late means that the isolate, or the processor below it, has too much to do. */
const lateMsMax = 100
/** What a late turn costs the hashes that follow, so that hashing gets a small part of a busy isolate's time. */
const restsForLateness = 2
/** A clock that was set back must not keep anybody waiting for it, nor a flood whoever signs in after it. */
const waitMsMax = 10_000

let takenUntilMs = 0

/**
 * Yields once for each turn of a hash. scrypt blocks its isolate, so the turns are spread over time and other
 * requests run in between. Turns are times, not a lock, so a request that ends early delays nobody.
 */
export async function* hashingTurns(turns: number): AsyncGenerator<void> {
  const now = Date.now()
  const startsAt = now + Math.min(Math.max(0, takenUntilMs - now), waitMsMax)
  const everyMs = startsAt - now < crowdedMs ? turnMs : crowdedTurnMs
  takenUntilMs = startsAt + turns * everyMs
  for (let turn = 0; turn < turns; turn += 1) {
    const dueAt = startsAt + turn * everyMs
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueAt - Date.now())))
    restForLateness(dueAt)
    yield
  }
}

function restForLateness(dueAt: number): void {
  const now = Date.now()
  const lateMs = now - dueAt - lateMsMax
  if (lateMs <= 0) return
  takenUntilMs = Math.min(Math.max(takenUntilMs, now) + lateMs * restsForLateness, now + waitMsMax)
}
