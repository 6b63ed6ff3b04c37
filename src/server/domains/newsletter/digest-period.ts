import type { DigestFrequency } from '#contracts/newsletter-rules.ts'
import { addDays, agencyDay } from '#shared/agency-day.ts'
import { siteTimeZone } from '#shared/formats.ts'
import { zonedInstant } from '#shared/zoned-time.ts'

const leavesAtMinute = 9 * 60

export function digestPeriod(
  frequency: Exclude<DigestFrequency, 'off'>,
  now: Date,
  timeZone = siteTimeZone,
): string {
  const today = agencyDay(now, timeZone)
  const hasLeft = now >= zonedInstant(today, leavesAtMinute, timeZone)
  const day = hasLeft ? today : addDays(today, -1)
  if (frequency === 'monthly') return day.slice(0, 7)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}
