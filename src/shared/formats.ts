import { site } from '#site.config.ts'

const { locale, currency } = site.formats

export const siteTimeZone = site.timeZone ?? 'UTC'

/** Without a `timeZone`, dates are in the zone of the reader, or of the server. */
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
 * Does not depend on the time zone, so that server and browser agree.
 * @param day `YYYY-MM-DD`
 * @throws RangeError when `day` is not a calendar day
 */
export function formatDay(day: string): string {
  return card.format(parseDay(day))
}

export function formatLongDay(day: string): string {
  return long.format(parseDay(day))
}

export function calendarDay(instant: Date, timeZone: string): string {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(instant)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

export function formatDayAndTime(iso: string): string {
  return dayAndTime.format(new Date(iso))
}

export function formatNumber(value: number): string {
  return numbers.format(value)
}

export function formatMoney(amount: number): string {
  return money.format(amount)
}

export const currencySymbol =
  money.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency

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
