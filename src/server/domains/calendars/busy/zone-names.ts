import cldr from 'cldr-core/supplemental/windowsZones.json'
import { readTimeZone, offsetMs } from '#shared/time-zones.ts'

/** A zone of the runtime, or a fixed difference from UTC in minutes. */
export type NamedZone = { timeZone: string } | { offsetMinutes: number }

/**
 * Returns the zone of the runtime with that name. Some programs put words before it:
 * `/freeassociation.sourceforge.net/America/Argentina/Buenos_Aires`.
 */
export function runtimeZone(name: string): string | null {
  const parts = name.split('/')
  const names = [parts, parts.slice(-3), parts.slice(-2)].map((part) => part.join('/'))
  for (const candidate of new Set(names)) {
    const timeZone = readTimeZone(candidate)
    if (timeZone !== null) return timeZone
  }
  return null
}

const nameCharsMax = 200

/** Understands what Windows, Outlook and Exchange call a zone, lists of cities, and differences from UTC. */
export function zoneNamed(name: string): NamedZone | null {
  if (name.length > nameCharsMax) return null
  const words = name.replaceAll(/\s+/g, ' ').trim()
  const lastPart = words.slice(words.lastIndexOf('/') + 1)
  if (/^(UTC|GMT|Z|Coordinated Universal Time)$/i.test(lastPart)) return { offsetMinutes: 0 }
  // Exchange adds numbers to names that it uses twice: `Eastern Standard Time 1`.
  const timeZone = windowsZone(words) ?? windowsZone(lastPart.replace(/ \d+$/, ''))
  return timeZone === undefined ? zoneOfCities(words) : { timeZone }
}

/** `(UTC-05:00) Eastern Time (US & Canada)`, `(GMT+01.00) Amsterdam, Berlin, Bern`, `UTC+1`. */
const offsetPattern = /^\(?(?:UTC|GMT)?\s*(?:([+\-−])(\d{1,2})(?:[:.]?(\d\d))?)?(?:\)|\s|$)(.*)$/i
const offsetMinutesMax = 14 * 60

function zoneOfCities(name: string): NamedZone | null {
  const [, sign, hours = '0', minutes = '0', rest = name] = offsetPattern.exec(name) ?? []
  const hasOffset = sign !== undefined || /^\((UTC|GMT)\)/i.test(name)
  const offsetMinutes = (sign === '-' || sign === '−' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  if (!hasOffset && !name.includes(',')) return null
  if (Math.abs(offsetMinutes) > offsetMinutesMax) return null
  const cities = rest
    .replaceAll(/\([^)]*\)/g, '')
    .replace(/^.*:/, '')
    .split(/[,;]/)
  const timeZones = cities.map((city) => windowsZone(city.trim()) ?? cityZones.get(keyOf(city)))
  const knownZones = timeZones.filter((timeZone) => timeZone !== undefined)
  // The first, if it has another difference since the name was made.
  const timeZone = knownZones.find((one) => standardMinutes(one) === offsetMinutes) ?? knownZones[0]
  if (timeZone !== undefined) return { timeZone }
  return hasOffset ? { offsetMinutes } : null
}

const keyOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/** Outlook's words for zones that Windows calls otherwise. */
const outlookNames = [
  ['alaska', 'America/Anchorage'],
  ['indiana', 'America/Indiana/Indianapolis'],
] as const
const windowsZones = new Map<string, string>()
const cityZones = new Map<string, string>(outlookNames)
for (const { mapZone } of cldr.supplemental.windowsZones.mapTimezones) {
  // “001” is the world: the zone to use where the country is not known.
  if (mapZone._territory === '001') windowsZones.set(mapZone._other.toLowerCase(), mapZone._type)
  for (const timeZone of mapZone._type.split(' ').filter((one) => one !== ''))
    cityZones.set(keyOf(timeZone.slice(timeZone.lastIndexOf('/') + 1)), timeZone)
}

function windowsZone(name: string): string | undefined {
  const standardName = name.toLowerCase().replace(/( standard| daylight| summer)? time$/, '')
  return windowsZones.get(name.toLowerCase()) ?? windowsZones.get(`${standardName} standard time`)
}

/** Windows shows the smaller of the two differences that a zone has within a year. */
const standardMinutes = (timeZone: string): number =>
  Math.min(...[0, 6].map((month) => offsetMs(Date.UTC(2026, month, 1), timeZone))) / 60_000
