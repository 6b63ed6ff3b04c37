const keptBackups = { days: 7, weeks: 4 }
const dayMs = 86_400_000
const firstMondayMs = 4 * dayMs

export function expiredBackups(days: readonly string[]): string[] {
  const newestFirst = days.toSorted().reverse()
  const daily = new Set(newestFirst.slice(0, keptBackups.days))
  const lastOfWeek = new Map<number, string>()
  for (const day of newestFirst) {
    const week = weekOf(day)
    if (!lastOfWeek.has(week)) lastOfWeek.set(week, day)
  }
  const weekly = new Set(
    [...lastOfWeek.values()].filter((day) => !daily.has(day)).slice(0, keptBackups.weeks),
  )
  return newestFirst.filter((day) => !daily.has(day) && !weekly.has(day))
}

const weekOf = (day: string) => Math.floor((Date.parse(day) - firstMondayMs) / (7 * dayMs))
