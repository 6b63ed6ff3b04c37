import { dateFormat } from './formats.ts'

const charsMax = 60

/**
 * Returns a zone of the IANA database in its own spelling, or null for anything else. Offsets such as `+02:00` are
 * refused: they know no daylight saving.
 */
export function readTimeZone(name: string): string | null {
  if (name.length > charsMax || !/^[A-Za-z]/.test(name)) return null
  try {
    return dateFormat({ timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
