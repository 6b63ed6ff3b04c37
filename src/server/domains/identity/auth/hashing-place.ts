import { type HashingShare, networksOf } from '#platform/rate-limit/limits.ts'
import { tooMany } from '#platform/rate-limit/take.ts'

/** Per share and isolate. A hash blocks its isolate, so this bounds what a page waits for (about 110 ms each). */
const placesMax = { all: 8, ofNetwork: 3 }
/** The runtime may stop a request without running its `finally`. */
const heldMsMax = 3_000

export const noHashingPlace = tooMany(2)

interface Place {
  share: HashingShare
  network: string
  takenAtMs: number
}

let places: Place[] = []

export function hasHashingPlace(share: HashingShare, ip: string): boolean {
  const nowMs = Date.now()
  places = places.filter(({ takenAtMs }) => Math.abs(nowMs - takenAtMs) < heldMsMax)
  const placesOfShare = places.filter((place) => place.share === share)
  const network = networkOf(ip)
  const placesOfNetwork = placesOfShare.filter((place) => place.network === network)
  return placesOfShare.length < placesMax.all && placesOfNetwork.length < placesMax.ofNetwork
}

/**
 * Runs work that hashes a password, or returns null when this isolate already runs its share of such work
 * (docs/decisions/043-one-scrypt-call.md).
 */
export async function inHashingPlace<Result>(
  { share, ip }: { share: HashingShare; ip: string },
  work: () => Promise<Result>,
): Promise<Result | null> {
  if (!hasHashingPlace(share, ip)) return null
  const place = { share, network: networkOf(ip), takenAtMs: Date.now() }
  places.push(place)
  try {
    return await work()
  } finally {
    places = places.filter((one) => one !== place)
  }
}

function networkOf(ip: string): string {
  const { own, around } = networksOf(ip)
  return around ?? own
}
