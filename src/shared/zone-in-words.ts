import { dateFormat } from './formats.ts'

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
