import type { DigestFrequency } from '#contracts/newsletter-rules.ts'
import { addDays, agencyDay } from '#shared/agency-day.ts'
import { siteTimeZone } from '#shared/formats.ts'

const leavesAfterMs = 9 * 60 * 60_000

export function digestPeriod(
  frequency: Exclude<DigestFrequency, 'off'>,
  now: Date,
  timeZone = siteTimeZone,
): string {
  const day = agencyDay(new Date(now.getTime() - leavesAfterMs), timeZone)
  if (frequency === 'monthly') return day.slice(0, 7)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}
