/** Returns whole minutes, at least 1. */
export function readingTimeMinutes(words: number): number {
  if (!Number.isFinite(words) || words < 0) throw new RangeError(`words: ${words}`)
  return Math.max(1, Math.ceil(words / 225))
}
