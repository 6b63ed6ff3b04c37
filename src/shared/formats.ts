import { site } from '#site.config.ts'

const { locale, currency } = site.formats

/** The zone of times whose reader's own zone is unknown. */
export const siteTimeZone = site.timeZone ?? 'UTC'

/** Returns a format for dates in the locale of the site. Without a `timeZone` it is the reader's, or the server's. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, options)
}

const card = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
const long = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })
const dayAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
const numbers = new Intl.NumberFormat(locale)
const money = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency,
  trailingZeroDisplay: 'stripIfInteger',
})

/**
 * Returns a calendar day as cards show it, 'Apr 2, 2025' in American English, independent of the time zone so that
 * server and browser agree.
 * @param day `YYYY-MM-DD`
 * @throws RangeError when `day` is not a calendar day
 */
export function formatDay(day: string): string {
  return card.format(parseDay(day))
}

/** Returns 'April 2, 2025' in American English; see `formatDay`. */
export function formatLongDay(day: string): string {
  return long.format(parseDay(day))
}

/** Returns the calendar day of an instant in a time zone, as `YYYY-MM-DD`. */
export function calendarDay(instant: Date, timeZone: string): string {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(instant)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Formats an instant, as ISO 8601, in the reader's time zone: 'Apr 2, 2025, 3:07 PM' in American English. */
export function formatDayAndTime(iso: string): string {
  return dayAndTime.format(new Date(iso))
}

export function formatNumber(value: number): string {
  return numbers.format(value)
}

/** Formats an amount in the currency of the site, without decimals if it is whole: '$1,299' in US dollars. */
export function formatMoney(amount: number): string {
  return money.format(amount)
}

export const currencySymbol =
  money.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency

/** Returns the currency of the site in English, as in 'prices in US dollars'. */
export function currencyInWords(code = currency): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency: code, currencyDisplay: 'name' })
  return parts.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? code
}

/** `Date` alone would read 30 February as 2 March. */
function parseDay(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    throw new RangeError(`day: ${day}`)
  }
  return date
}
