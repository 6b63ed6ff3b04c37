import { siteTimeZone } from './formats.ts'
import { readTimeZone } from './read-time-zone.ts'

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
