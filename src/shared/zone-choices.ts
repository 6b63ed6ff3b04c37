import { placeOf } from './time-in-words.ts'

export interface ZoneChoice {
  zone: string
  label: string
}

/**
 * Returns the time zones that a reader can choose, by area. Names without a place, such as `EST5EDT`, are left out.
 * @param ownZones zones that are offered even where the browser does not list them
 */
export function zoneChoices(ownZones: readonly string[]): { area: string; zones: ZoneChoice[] }[] {
  const listed = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : []
  const areas = new Map<string, ZoneChoice[]>()
  for (const zone of new Set([...ownZones, ...listed])) {
    const [area = ''] = zone.split('/')
    const label = placeOf(zone) ?? (ownZones.includes(zone) ? zone : null)
    if (label) areas.set(area, [...(areas.get(area) ?? []), { zone, label }])
  }
  return [...areas]
    .map(([area, zones]) => ({
      area,
      zones: zones.toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
    }))
    .toSorted((a, b) => a.area.localeCompare(b.area, 'en'))
}
