const usualDay = { from: '09:00', to: '17:00' }
/** A browser's time field shows the end of the day as 00:00. */
export const midnight = '24:00'

export function nextHours(lastTo: string | undefined): { from: string; to: string } {
  if (lastTo === undefined) return usualDay
  const [hour = 0, minute = 0] = lastTo.split(':').map(Number)
  const anHourLater =
    hour < 23 ? [hour + 1, minute].map((part) => String(part).padStart(2, '0')).join(':') : midnight
  return { from: lastTo, to: anHourLater > usualDay.to ? anHourLater : usualDay.to }
}
