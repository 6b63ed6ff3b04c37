import type { HoursRange } from '#contracts/schedules.ts'

/** A browser's time field shows the end of the day as 00:00. */
export const midnight = '24:00'

/**
 * Returns hours to propose for a day: those of another day, or what is left of them after the last ones of this day.
 */
export function nextHours(
  lastTo: string | undefined,
  { from, to }: Omit<HoursRange, 'day'> = { from: '09:00', to: '17:00' },
): Omit<HoursRange, 'day'> {
  if (lastTo === undefined) return { from, to }
  const hour = Number(lastTo.slice(0, 2))
  const anHourLater = hour < 23 ? String(hour + 1).padStart(2, '0') + lastTo.slice(2) : midnight
  return { from: lastTo, to: anHourLater > to ? anHourLater : to }
}
