import type { ImportProblem } from '#contracts/admin-issues.ts'
import { isCalendarDay } from '#contracts/calendar-day.ts'
import { importRules } from '#contracts/newsletter-rules.ts'

/** ISO 8601, as Postgres (`2024-03-01 12:34:56.789+00`) and Rails (`2024-03-01 12:34:56 UTC`) write it too. */
const datePattern =
  /^(\d{4})[-/.](\d{2})[-/.](\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:[.,](\d{1,9}))? ?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i

export const isDateLike = (text: string): boolean => /^\d{1,4}[-/. ]\d/.test(text)

/** Takes a time without a zone as UTC. */
export function readConsentDate(text: string, now: Date): number | ImportProblem {
  if (text === '') return 'consent-missing'
  const match = datePattern.exec(text)
  if (!match) return 'consent-malformed'
  const [, year, month, dayOfMonth, time = '00:00', seconds = ':00', fraction = '0', zone = 'Z'] = match
  const day = `${year}-${month}-${dayOfMonth}`
  const millis = fraction.slice(0, 3).padEnd(3, '0')
  const consentAt = Date.parse(`${day}T${time}${seconds}.${millis}${isoZone(zone)}`)
  if (Number.isNaN(consentAt) || !isCalendarDay(day)) return 'consent-malformed'
  if (consentAt > now.getTime()) return 'consent-in-future'
  return consentAt < Date.UTC(importRules.consentYearMin) ? 'consent-too-early' : consentAt
}

function isoZone(zone: string): string {
  if (!/^[+-]/.test(zone)) return 'Z'
  const digits = zone.replace(/\D/g, '').padEnd(4, '0')
  return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2)}`
}
