import { networksOf } from '#server/rate-limit/networks.ts'
import { tooMany } from '#server/rate-limit/take.ts'

/**
 * Per isolate. A network has as many places as it may hash in two seconds (limits.ts), so that colleagues who sign in
 * at once are not refused.
 */
const placesMax = { strangers: { all: 12, ofNetwork: 8 }, known: { all: 12, ofNetwork: 8 } } as const
type Queue = keyof typeof placesMax

export const noHashingPlace = tooMany(2)
const signEveryMs = 1_000
const silentMsMax = 3_000
const heldMsMax = 15_000
/** Less than the shortest hash takes, so this delays no hash. */
const beginEveryMs = 200

interface Place {
  queue: Queue
  network: string
  takenAtMs: number
  lastSignAtMs: number
}

let places: Place[] = []
const nextBeginsAtMs: Record<Queue, number> = { strangers: 0, known: 0 }

export function hasHashingPlace(queue: Queue, address: string): boolean {
  const nowMs = Date.now()
  places = places.filter(
    ({ takenAtMs, lastSignAtMs }) =>
      Math.abs(nowMs - takenAtMs) < heldMsMax && Math.abs(nowMs - lastSignAtMs) < silentMsMax,
  )
  const placesOfQueue = places.filter((place) => place.queue === queue)
  const ofNetwork = placesOfQueue.filter(({ network }) => network === networkOf(address))
  const { all, ofNetwork: ofNetworkMax } = placesMax[queue]
  return placesOfQueue.length < all && ofNetwork.length < ofNetworkMax
}

/**
 * Runs work that hashes a password, or returns null if too much of it is already waiting in this isolate
 * (docs/decisions/037-hashing-in-turns.md). Places and intervals are times, not locks: the runtime may stop a request
 * and its timers without running what would free a place.
 */
export async function inHashingPlace<Result>(
  { queue, address }: { queue: Queue; address: string },
  work: () => Promise<Result>,
): Promise<Result | null> {
  if (!hasHashingPlace(queue, address)) return null
  const nowMs = Date.now()
  const place = { queue, network: networkOf(address), takenAtMs: nowMs, lastSignAtMs: nowMs }
  places.push(place)
  const signs = setInterval(() => {
    place.lastSignAtMs = Date.now()
  }, signEveryMs)
  try {
    await turnToBegin(queue)
    return await work()
  } finally {
    clearInterval(signs)
    places = places.filter((one) => one !== place)
  }
}

async function turnToBegin(queue: Queue): Promise<void> {
  const nowMs = Date.now()
  const waitMs = Math.min(Math.max(0, nextBeginsAtMs[queue] - nowMs), placesMax[queue].all * beginEveryMs)
  nextBeginsAtMs[queue] = nowMs + waitMs + beginEveryMs
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
}

function networkOf(address: string): string {
  const { own, around } = networksOf(address)
  return around ?? own
}
