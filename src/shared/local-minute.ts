export const toLocalMinute = (instant: Date): string =>
  new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/**
 * Parses a local time. In the hour that the end of daylight saving repeats, a local time means two instants: this
 * returns `before` if that one was shown, otherwise the first.
 */
export function fromLocalMinute(localMinute: string, before?: string | null): Date {
  const isUnchanged = before && toLocalMinute(new Date(before)) === localMinute
  return new Date(isUnchanged ? before : localMinute)
}
