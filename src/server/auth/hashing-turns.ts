/** A run of scrypt takes about 11 ms (password.ts). */
const turnMs = 22
const restFactors = { alone: 2, followed: 5 } as const
/** Nobody waits longer than this, not even for a clock that was set back. */
const waitMsMax = 10_000

let takenUntilMs = 0
/** A waiting hash learns from its increase how much the hashes before it were delayed meanwhile. */
let delayedMs = 0

/**
 * Yields once for each turn of a hash. Turns are times, not a lock, so a request that ends early delays nobody
 * (docs/decisions/037-hashing-in-turns.md).
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
