import * as z from 'zod/mini'
import { collapseSpaces } from '#shared/plain-text.ts'
import { cleanIdentifier, cleanLine } from '#shared/entered-text.ts'
import { type OpeningHours, weekdays } from '#shared/site-config.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { countryCode } from '#shared/countries.ts'
import { type Place, unknownCountry } from './places.ts'

export type Hours = Pick<OpeningHours, 'days' | 'opens' | 'closes'>

const fail = (message: string): never => {
  throw new PlainFailure(message)
}

export function oneLine(text: string, what: string, charsMax: number): string {
  const line = collapseSpaces(cleanLine(text))
  if (line === '') fail(`${what} is empty.`)
  const length = Array.from(line).length
  return length > charsMax ? fail(`${what} has ${length} characters; at most ${charsMax} are allowed.`) : line
}

export function parseDomain(text: string): string {
  const url = URL.parse(`https://${cleanIdentifier(text)}`)
  const isBare = url?.pathname === '/' && !url.search && !url.hash && !url.username && !url.port
  const host = isBare ? url.hostname : ''
  const isHost = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.(?!\d+$)[a-z0-9-]{2,}$/.test(host) && host.length <= 253
  return isHost ? host : fail(`"${text}" is not a domain: write it like example.com, without https://.`)
}

export function parseEmail(text: string): string {
  const result = z.safeParse(z.email(), cleanIdentifier(text))
  const isEmail = result.success && result.data.length <= 254
  return isEmail ? result.data : fail(`"${text}" is not an email address, such as hello@example.com.`)
}

/** In +49 (0)30 123456, the zero is dialed inside the country only. */
export const dialedDigits = (phone: string): string => phone.replace(/\(0\)|\D/g, '')

export function parsePhone(text: string): string {
  const phone = cleanLine(text)
  const digits = dialedDigits(phone)
  const isPhone = /^\+[\d ().-]+$/.test(phone) && digits.length >= 7 && digits.length <= 15
  return isPhone || phone === ''
    ? phone
    : fail(`"${text}" is not a phone number with its country code, such as +44 20 7946 0018.`)
}

export function parseYear(text: string): number {
  const year = Number(text.trim())
  const now = new Date().getUTCFullYear()
  return /^\s*\d{4}\s*$/.test(text) && year >= 1800 && year <= now
    ? year
    : fail(`"${text}" is not a year from 1800 to ${now}.`)
}

export function parseOffices(text: string): Place[] {
  const places = text.split(/[;\n]/).filter((part) => part.trim() !== '')
  if (places.length === 0) fail('Name at least one office, such as Lisbon, Portugal.')
  return places.map((part) => {
    const words = part.split(',').map((word) => word.trim())
    const [city = '', ...rest] = words
    const country = rest.at(-1)
    if (words.length < 2 || words.length > 3 || words.includes('') || country === undefined)
      return fail(`"${part.trim()}" is not an office: write city, country, such as Lisbon, Portugal.`)
    return checkPlace({ city, country, ...(rest.length === 2 && { region: rest[0] ?? '' }) })
  })
}

export function checkPlace(place: Place): Place {
  const country = oneLine(place.country, 'The country of an office', 60)
  if (!countryCode(country)) fail(unknownCountry(country))
  if (place.timeZone !== undefined) parseTimeZone(place.timeZone)
  if (place.longitude !== undefined && Math.abs(place.longitude) > 180)
    fail(`The longitude ${place.longitude} is not between -180 and 180.`)
  return {
    ...place,
    country,
    city: oneLine(place.city, 'The city of an office', 60),
    ...(place.region !== undefined && { region: oneLine(place.region, 'The region of an office', 60) }),
  }
}

export function parseCurrency(text: string): string {
  const code = text.trim().toUpperCase()
  return Intl.supportedValuesOf('currency').includes(code)
    ? code
    : fail(`"${text}" is not a currency: write its code of three letters, such as USD or EUR.`)
}

export function parseLocale(text: string): string {
  const message = `"${text}" is not a known locale: write a language and a country, such as en-US or de-DE.`
  try {
    const [locale = ''] = Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))
    const [supportedLocale] = Intl.DateTimeFormat.supportedLocalesOf(locale)
    const { region } = new Intl.Locale(locale)
    const isKnown =
      supportedLocale !== undefined && (region === undefined || countryCode(region) !== undefined)
    return isKnown ? locale : fail(message)
  } catch (error) {
    if (error instanceof RangeError) return fail(message)
    throw error
  }
}

export function parseTimeZone(text: string): string {
  const zone = text.trim()
  const message = `"${text}" is not a time zone of the IANA list, such as Europe/London or America/New_York.`
  // Node also accepts offsets such as +02:00, which are wrong for half of the year.
  if (!/^[a-z]+([/_+-][\w+-]+)*$/i.test(zone)) return fail(message)
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
    return timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone
  } catch (error) {
    if (error instanceof RangeError) return fail(message)
    throw error
  }
}

export function parseHours(text: string): Hours {
  const example = 'write them like Monday-Friday 09:00-18:00.'
  const [, daysText = '', from = '', to = ''] =
    /^\s*(.*?)[\s,]+(\d{1,2}:\d{2})\s*(?:-|–|to)\s*(\d{1,2}:\d{2})\s*$/.exec(text.replace(/\s+/g, ' ')) ?? []
  const [opens, closes] = [from.padStart(5, '0'), to.padStart(5, '0')]
  const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
  if (!isTime(opens) || !(isTime(closes) || closes === '24:00'))
    return fail(`"${text}" are not opening hours: ${example}`)
  if (opens >= closes) return fail(`The hours end at ${closes}, before they begin at ${opens}.`)
  const days = /^(daily|every day)$/i.test(daysText)
    ? [...weekdays]
    : daysText.split(/,| and /).flatMap((part) => {
        const [first, last] = part.split(/-|–| to /).map((word) => weekday(word))
        if (first === undefined || first < 0 || (last ?? 0) < 0)
          return fail(`"${part.trim()}" in the opening hours are not days: ${example}`)
        return daysBetween(first, last ?? first)
      })
  return { days: weekdays.filter((day) => days.includes(day)), opens, closes }
}

const daysBetween = (first: number, last: number) =>
  first <= last ? weekdays.slice(first, last + 1) : [...weekdays.slice(first), ...weekdays.slice(0, last + 1)]

function weekday(word: string): number {
  const start = word.trim().toLowerCase()
  return start.length < 3 ? -1 : weekdays.findIndex((day) => day.toLowerCase().startsWith(start))
}

export function parseColor(text: string): string {
  const digits = text.trim().replace(/^#/, '')
  const hex = /^[0-9a-f]{3}$/i.test(digits) ? Array.from(digits, (digit) => digit + digit).join('') : digits
  return /^[0-9a-f]{6}$/i.test(hex)
    ? `#${hex.toLowerCase()}`
    : fail(`"${text}" is not a color: write it like #0b6b3a.`)
}

export function parseProfile(text: string): string {
  const url = URL.parse(text.trim())
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username
    ? url.href
    : fail(`"${text}" is not an address that begins with https://.`)
}
