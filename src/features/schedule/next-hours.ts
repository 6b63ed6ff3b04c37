const usualDay = { from: '09:00', to: '17:00' }
/** A browser's time field shows the end of the day as 00:00. */
export const midnight = '24:00'

export function nextHours(lastTo: string | undefined): { from: string; to: string } {
  if (lastTo === undefined) return usualDay
  const hour = Number(lastTo.slice(0, 2))
  const anHourLater = hour < 23 ? String(hour + 1).padStart(2, '0') + lastTo.slice(2) : midnight
  return { from: lastTo, to: anHourLater > usualDay.to ? anHourLater : usualDay.to }
}
