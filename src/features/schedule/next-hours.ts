import type { DayHours } from '#shared/usual-hours.ts'

/** A browser's time field shows the end of the day as 00:00. */
export const midnight = '24:00'

export function nextHours(lastTo: string | undefined, usualHours: DayHours): DayHours {
  if (lastTo === undefined) return usualHours
  const hour = Number(lastTo.slice(0, 2))
  const anHourLater = hour < 23 ? String(hour + 1).padStart(2, '0') + lastTo.slice(2) : midnight
  return { from: lastTo, to: anHourLater > usualHours.to ? anHourLater : usualHours.to }
}
