const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A calendar day as readers see it, `MMM d, yyyy`: 'Apr 2, 2025' for '2025-04-02'. Works on the text alone, so that
 * no time zone can move a post to the day before and server and browser say the same.
 * @param day `YYYY-MM-DD`
 * @throws RangeError when `day` is not a day of the calendar
 */
export function formatDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  const name = months[Number(month) - 1]
  const lastDate = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  if (!name || Number(date) < 1 || Number(date) > lastDate) throw new RangeError(`day: ${day}`)
  return `${name} ${Number(date)}, ${year}`
}
