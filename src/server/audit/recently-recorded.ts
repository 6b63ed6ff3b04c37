/** Longer than a request takes between recording an entry and its response. */
const windowMs = 10_000

let lastRecordedAt = Number.NEGATIVE_INFINITY

export function noteRecorded(): void {
  lastRecordedAt = Date.now()
}

/** Tells whether this isolate may have left an entry unsealed, so that most requests need not query the database. */
export const wasRecentlyRecorded = (): boolean => Date.now() - lastRecordedAt < windowMs
