import { siteTimeZone } from '#shared/formats.ts'
import { timeInWords } from '#shared/time-in-words.ts'

/** @param timeZone the reader's, or null if unknown: the time is then in the zone of the site */
export function dateInWords(at: Date, timeZone: string | null): string
export function dateInWords(at: Date | null, timeZone: string | null): string | null
export function dateInWords(at: Date | null, timeZone: string | null): string | null {
  return at && timeInWords(at, timeZone ?? siteTimeZone)
}
