/**
 * Returns whether a calendar day is over everywhere on earth. The last place to leave a day is UTC-12.
 * @param day `YYYY-MM-DD`
 * @throws RangeError when `day` is not a calendar day
 */
export function isPastDay(day: string, now: Date): boolean {
  const startUtc = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(startUtc)) throw new RangeError(`day: ${day}`)
  const hours = 60 * 60 * 1000
  return now.getTime() >= startUtc + (24 + 12) * hours
}
