import { site } from '#site.config.ts'
import { textLanguage } from './plain-text.ts'

const { currency } = site.formats
const locale = site.formats.locale.replaceAll('_', '-')

/**
 * Returns the locale of dates: the words of the texts' language in the order of the region. With `pt-PT`, English texts
 * say 3 March, as with `en-PT`.
 */
export function dateLocale(formatLocale: string): string {
  const siteLocale = new Intl.Locale(formatLocale)
  if (siteLocale.language === textLanguage) return formatLocale
  const { region } = siteLocale.maximize()
  return region ? `${textLanguage}-${region}` : textLanguage
}

const dates = dateLocale(locale)
export const dateLocaleOfSite: string = dates

export const siteTimeZone = site.timeZone ?? 'UTC'

type ZonedFormatOptions = Intl.DateTimeFormatOptions & { timeZone: string }

export function dateFormat(options: ZonedFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dates, options)
}

const card = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
const long = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })
// Texts and fonts are Latin: no Arabic digits, and no yen sign as wide as a kanji. Nor marks of direction, which turn
// a range of prices around.
const numbers = new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
const money = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency,
  numberingSystem: 'latn',
  trailingZeroDisplay: 'stripIfInteger',
})
const latin = (text: string): string => text.replace('￥', '¥').replace(/[\u200E\u200F\u061C]/g, '')

/** Formats a day without a time zone, so that server and browser agree. */
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

export function zoneOffsetMs(instant: Date, timeZone: string): number {
  const isoLike = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const wholeSecond = Math.floor(instant.getTime() / 1000) * 1000
  return Date.parse(`${isoLike.format(wholeSecond).replace(' ', 'T')}Z`) - wholeSecond
}

export function formatNumber(value: number): string {
  return latin(numbers.format(value))
}

export function formatMoney(amount: number): string {
  return latin(money.format(amount))
}

export function machineAmount(amount: number, code: string = currency): string {
  const { maximumFractionDigits } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
  }).resolvedOptions()
  return amount.toFixed(maximumFractionDigits)
}

export const currencySymbol = latin(
  money.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
)

export function currencyInWords(code = currency): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency: code, currencyDisplay: 'name' })
  return parts.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? code
}

function parseDay(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    throw new RangeError(`day: ${day}`)
  }
  return date
}

export function changesClocks(timeZone: string): boolean {
  const year = new Date().getUTCFullYear()
  const offsetIn = (month: number) => zoneOffsetMs(new Date(Date.UTC(year, month)), timeZone)
  return offsetIn(0) !== offsetIn(6)
}

/** Returns a whole amount without a fraction, and another with all digits of the currency: 1299, but 389.500. */
export const tagAmount = (amount: number, code?: string): string =>
  Number.isInteger(amount) ? String(amount) : machineAmount(amount, code)
