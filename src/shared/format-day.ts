const card = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Returns a calendar day as cards show it, 'Apr 2, 2025', independent of the time zone so that server and
 * browser agree.
 * @param day `YYYY-MM-DD`
 * @throws RangeError when `day` is not a calendar day
 */
export function formatDay(day: string): string {
  return card.format(parseDay(day))
}

export function formatLongDay(day: string): string {
  return long.format(parseDay(day))
}

/** `Date` alone would read 30 February as 2 March. */
function parseDay(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    throw new RangeError(`day: ${day}`)
  }
  return date
}
