import { siteTimeZone } from '#shared/formats.ts'
import { readTimeZone } from '#shared/read-time-zone.ts'
import { timeInWords } from '#shared/time-in-words.ts'

export function dateInWords(at: Date, readerTimeZone: string | null): string
export function dateInWords(at: Date | null, readerTimeZone: string | null): string | null
export function dateInWords(at: Date | null, readerTimeZone: string | null): string | null {
  return at && timeInWords(at, readTimeZone(readerTimeZone) ?? siteTimeZone)
}
