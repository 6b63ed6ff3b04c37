import { dateFormat } from './formats.ts'

/** Returns a zone as people know it, such as “Lisbon (GMT+1)”. */
export function zoneInWords(timeZone: string, at: Date = new Date()): string {
  const offset = dateFormat({ timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  return offset && place !== 'UTC' ? `${place} (${offset})` : place
}
