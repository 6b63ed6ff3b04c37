/** A run of scrypt takes about 11 ms (password.ts). */
const turnMs = 22
/** A turn lasts at least so many times as long as the run in it, and the rest of it is left to other requests. */
const restFactors = { alone: 2, followed: 5 } as const
/** A clock that was set back must not keep anybody waiting for it, nor a flood whoever signs in after it. */
const waitMsMax = 10_000

let takenUntilMs = 0
/** The sum of all delays of this isolate, in ms: those who wait compare it with what it was when they asked. */
let delayedMs = 0

/**
 * Yields once for each turn of a hash. scrypt blocks its isolate, so the turns are spread over time and other
 * requests run in between; while further hashes wait, there is more of that time. Turns are times, not a lock, so a
 * request that ends early delays nobody.
 */
export async function* hashingTurns(turns: number): AsyncGenerator<void> {
  let dueAt = await beginning(turns)
  for (let left = turns; left > 0; left -= 1) {
    await until(dueAt)
    const beganAt = Date.now()
    yield
    // The clock of a Worker stands still until its next event.
    await until(beganAt)
    const endsAt = dueAt + left * turnMs
    const factor = takenUntilMs > endsAt ? restFactors.followed : restFactors.alone
    const nextDueAt = beganAt + Math.max(turnMs, (Date.now() - beganAt) * factor)
    delayFollowers(nextDueAt - dueAt - turnMs)
    dueAt = nextDueAt
  }
}

/** Waits for the hashes before, also for the time by which they are delayed meanwhile. */
async function beginning(turns: number): Promise<number> {
  const askedAt = Date.now()
  const plannedAt = askedAt + Math.min(Math.max(0, takenUntilMs - askedAt), waitMsMax)
  const delayedBefore = delayedMs
  takenUntilMs = plannedAt + turns * turnMs
  const startsAt = () => Math.min(plannedAt + delayedMs - delayedBefore, askedAt + waitMsMax)
  let dueAt: number
  do {
    dueAt = startsAt()
    await until(dueAt)
  } while (dueAt < startsAt())
  return dueAt
}

function delayFollowers(ms: number): void {
  delayedMs += ms
  takenUntilMs = Math.min(takenUntilMs + ms, Date.now() + waitMsMax)
}

const until = (ms: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(0, ms - Date.now()), waitMsMax)))
