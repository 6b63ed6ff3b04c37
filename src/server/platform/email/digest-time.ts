import { agencyDigestHour } from '#contracts/email-topics.ts'
import { addDays, agencyDay } from '#shared/agency-day.ts'
import { siteTimeZone, zoneOffsetMs } from '#shared/formats.ts'

export function latestDigestTime(now: Date, timeZone = siteTimeZone): Date {
  const today = agencyDay(now, timeZone)
  const todays = digestTimeOf(today, timeZone)
  return todays <= now ? todays : digestTimeOf(addDays(today, -1), timeZone)
}

/** The second pass corrects the offset on days when the clocks change before that hour. */
function digestTimeOf(day: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${String(agencyDigestHour).padStart(2, '0')}:00:00Z`)
  const about = new Date(asUtc - zoneOffsetMs(new Date(asUtc), timeZone))
  return new Date(asUtc - zoneOffsetMs(about, timeZone))
}
