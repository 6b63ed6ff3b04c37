import { dateFormat, siteTimeZone } from './formats.ts'

const charsMax = 60

/**
 * Returns a zone of the IANA database in its own spelling, or null for anything else, such as offsets (`+02:00`), which
 * know no daylight saving.
 */
export function readTimeZone(name: string | null | undefined): string | null {
  if (!name || name.length > charsMax || !/^[A-Za-z]/.test(name)) return null
  try {
    return dateFormat({ timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/**
 * Returns the device's time zone in the spelling of the IANA database, or the site's where the device names none: Chrome
 * then says `Etc/Unknown`, which Intl rejects, and Firefox may say nothing.
 */
export function ownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return readTimeZone(zoneOfOffset(timeZone) ?? timeZone) ?? siteTimeZone
}

/** A device set to `GMT+3` reports `+03:00`. The name of that offset has the other sign: `Etc/GMT-3`. */
function zoneOfOffset(zone: string | undefined): string | null {
  const [, sign, hours] = /^([+-])(\d\d):00$/.exec(zone ?? '') ?? []
  return hours === undefined ? null : `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const knownFormat = formats.get(timeZone)
  if (knownFormat) return knownFormat
  const format = dateFormat({
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}

export function offsetMs(instantMs: number, timeZone: string): number {
  const parts = formatIn(timeZone).formatToParts(instantMs)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const clock = new Date(0)
  // Unlike Date.UTC, this does not take the year 20, which somebody has typed so far, for 1920.
  clock.setUTCFullYear(part('year'), part('month') - 1, part('day'))
  const shownMs = clock.setUTCHours(part('hour'), part('minute'), part('second'))
  return shownMs - Math.floor(instantMs / 1000) * 1000
}

/**
 * Returns the instant at which clocks in a time zone show this time. Of a repeated time, that is the first; of a time
 * that clocks skip, the moment at which they skip it. Adjacent ranges therefore stay adjacent.
 * @param day `YYYY-MM-DD`
 * @param minutes after midnight by the clock, up to 1440
 */
export function zonedInstant(day: string, minutes: number, timeZone: string): Date {
  const shownMs = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs
  if (Number.isNaN(shownMs)) throw new RangeError(`day: ${day}`)
  const [before, after] = [offsetMs(shownMs - dayMs, timeZone), offsetMs(shownMs + dayMs, timeZone)]
  const candidates = [shownMs - before, shownMs - after].sort((a, b) => a - b)
  const instantMs = candidates.find((candidate) => candidate + offsetMs(candidate, timeZone) === shownMs)
  return new Date(instantMs ?? changeOfOffset(shownMs - dayMs, shownMs + dayMs, timeZone))
}

function changeOfOffset(fromMs: number, toMs: number, timeZone: string): number {
  const before = offsetMs(fromMs, timeZone)
  let [earlier, later] = [fromMs, toMs]
  while (later - earlier > 1000) {
    const middle = Math.floor((earlier + later) / 2000) * 1000
    if (offsetMs(middle, timeZone) === before) earlier = middle
    else later = middle
  }
  return later
}
