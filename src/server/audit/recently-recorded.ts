/** Longer than a request takes from recording an entry to its answer. */
const windowMs = 10_000

let lastRecordedAt = Number.NEGATIVE_INFINITY

export function noteRecorded(): void {
  lastRecordedAt = Date.now()
}

/** Tells this isolate whether an entry may wait for its seal, so that most requests need not ask the database. */
export const wasRecentlyRecorded = (): boolean => Date.now() - lastRecordedAt < windowMs
