/**
 * Whether a calendar day is over everywhere on earth: the last place to leave a day is twelve hours behind UTC.
 * @param day `YYYY-MM-DD`
 * @throws RangeError when `day` is no calendar day
 */
export function isPastDay(day: string, now: Date): boolean {
  const startUtc = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(startUtc)) throw new RangeError(`day: ${day}`)
  const hours = 60 * 60 * 1000
  return now.getTime() >= startUtc + (24 + 12) * hours
}
