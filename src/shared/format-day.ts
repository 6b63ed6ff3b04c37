const card = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Returns a calendar day as cards show it: 'Apr 2, 2025' for '2025-04-02'. The same in every time zone, so that
 * server and browser agree.
 * @param day `YYYY-MM-DD`
 * @throws RangeError when `day` is not a day of the calendar
 */
export function formatDay(day: string): string {
  return card.format(parseDay(day))
}

/** Returns the same day in full, as articles show it: 'April 2, 2025'. */
export function formatLongDay(day: string): string {
  return long.format(parseDay(day))
}

/** `Date` alone would take 30 February for 2 March. */
function parseDay(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    throw new RangeError(`day: ${day}`)
  }
  return date
}
