import { dateFormat } from './formats.ts'

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
