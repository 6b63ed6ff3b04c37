/** Longer than a request takes between recording an entry and its response. */
const windowMs = 10_000

let lastRecordedAt = Number.NEGATIVE_INFINITY

export function noteRecorded(): void {
  lastRecordedAt = Date.now()
}

export const wasRecentlyRecorded = (): boolean => Date.now() - lastRecordedAt < windowMs
