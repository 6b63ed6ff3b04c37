import { dateFormat } from './formats.ts'
import { offsetMs } from './time-zones.ts'

const halfDayMs = 12 * 60 * 60_000

export function timeInWords(at: Date, timeZone: string): string {
  const { time, zone } = timeAndZone(at, timeZone)
  return `${time} (${zone})`
}

export function timeAndZone(at: Date, timeZone: string): { time: string; zone: string } {
  const time = dateFormat({ dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23', timeZone }).format(at)
  const isAmbiguous = isShownTwice(at.getTime(), timeZone)
  const zone = isAmbiguous ? zoneInWords(timeZone, at).replace(/[()]/g, '') : clockInWords(timeZone, at)
  return { time, zone }
}

/** Returns how to write a time without its day: “15:30”, or “01:30 GMT+1” when clocks show it twice. */
export function clockIn(timeZone: string): (at: Date) => string {
  const options = { hourCycle: 'h23', timeZone } as const
  const time = dateFormat({ timeStyle: 'short', ...options })
  const withOffset = dateFormat({
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
    ...options,
  })
  return (at) => (isShownTwice(at.getTime(), timeZone) ? withOffset : time).format(at)
}

export function isShownTwice(atMs: number, timeZone: string): boolean {
  const offset = offsetMs(atMs, timeZone)
  return [-halfDayMs, halfDayMs].some((ms) => {
    const other = offsetMs(atMs + ms, timeZone)
    return other !== offset && offsetMs(atMs + offset - other, timeZone) === other
  })
}

const renamedCities: Partial<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Dacca: 'Dhaka',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
}

export function zoneInWords(timeZone: string, at: Date = new Date()): string {
  const place = placeOf(timeZone)
  return place ? `${place} (${offsetInWords(timeZone, at)})` : nameWithoutPlace(timeZone, at)
}

/** Names the zone of a list of times. The offset is left out where clocks change among them. */
export function zoneOfTimes(timeZone: string, times: readonly Date[]): string {
  const first = zoneInWords(timeZone, times[0])
  return first === zoneInWords(timeZone, times.at(-1)) ? first : (placeOf(timeZone) ?? timeZone)
}

export function clockInWords(timeZone: string, at: Date): string {
  const place = placeOf(timeZone)
  return place ? `${place} time` : nameWithoutPlace(timeZone, at)
}

/** `Etc/GMT-3` is three hours ahead, so such a name would mislead; `EST5EDT` is no place. */
export function placeOf(timeZone: string): string | null {
  const [area, ...rest] = timeZone.split('/')
  const place = rest.at(-1)?.replaceAll('_', ' ')
  return place === undefined || area === 'Etc' ? null : (renamedCities[place] ?? place)
}

function nameWithoutPlace(timeZone: string, at: Date): string {
  const offset = offsetInWords(timeZone, at)
  return /^GMT([+-]0)?$/.test(offset) ? 'UTC' : offset
}

export const offsetInWords = (timeZone: string, at: Date): string =>
  dateFormat({ timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
