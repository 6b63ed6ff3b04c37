import { dateFormat } from './formats.ts'

/** Browsers keep the identifiers of some zones after a city got another name. */
const renamedCities: Partial<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Dacca: 'Dhaka',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
}

/** Returns a zone as people know it, such as “Lisbon (GMT+1)”. */
export function zoneInWords(timeZone: string, at: Date = new Date()): string {
  const offset = dateFormat({ timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  const name = renamedCities[place] ?? place
  return offset && place !== 'UTC' ? `${name} (${offset})` : name
}
