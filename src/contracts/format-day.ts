const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * A calendar day as cards show it, `MMM d, yyyy`: 'Apr 2, 2025' for '2025-04-02'. Works on the text alone, so that
 * no time zone can move a post to the day before and server and browser say the same.
 * @param day `YYYY-MM-DD`
 * @throws RangeError when `day` is not a day of the calendar
 */
export function formatDay(day: string): string {
  const { month, date, year } = parts(day)
  return `${month.slice(0, 3)} ${date}, ${year}`
}

/** The same day in full, `MMMM d, yyyy`: 'April 2, 2025', as articles show it. */
export function formatLongDay(day: string): string {
  const { month, date, year } = parts(day)
  return `${month} ${date}, ${year}`
}

function parts(day: string) {
  const [, year, number, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  const month = months[Number(number) - 1]
  const lastDate = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate()
  if (!month || Number(date) < 1 || Number(date) > lastDate) throw new RangeError(`day: ${day}`)
  return { month, date: Number(date), year }
}
