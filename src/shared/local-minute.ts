export const toLocalMinute = (instant: Date): string =>
  new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/**
 * Parses a local time. In the hour that the end of daylight saving repeats, a local time means two instants: this
 * returns the one among `known`, if any is shown so, otherwise the first.
 */
export function fromLocalMinute(localMinute: string, ...known: (string | null | undefined)[]): Date {
  const knownInstant = known.find((instant) => instant && toLocalMinute(new Date(instant)) === localMinute)
  return new Date(knownInstant ?? localMinute)
}
