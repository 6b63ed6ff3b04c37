import { site } from '#site.config.ts'
import { clockTime } from './clock-time.ts'
import { type OpeningHours, type Weekday, weekdays } from './site-config.ts'
import { listInWords } from './plain-text.ts'

/** Returns all seven days from the first working day: Monday, or Sunday where the week is Sunday to Thursday. */
export function weekOf(days: readonly Weekday[]): readonly Weekday[] {
  const lastClosed = weekdays.findLastIndex((day) => !days.includes(day))
  const begin = days.includes(weekdays[0]) ? lastClosed + 1 : 0
  return [...weekdays.slice(begin), ...weekdays.slice(0, begin)]
}

export function daysInWords(days: readonly Weekday[]): string {
  const runs: Weekday[][] = []
  const week = weekOf(days)
  for (const [index, day] of week.entries()) {
    if (!days.includes(day)) continue
    const before = week[index - 1]
    if (before && days.includes(before)) runs.at(-1)?.push(day)
    else runs.push([day])
  }
  return listInWords(runs.map((run) => [...new Set([run[0], run.at(-1)])].join('-')))
}

export const isAroundTheClock = ({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): boolean =>
  opens === '00:00' && closes === '24:00'

export const timesInWords = ({ opens, closes, timeZone }: OpeningHours): string =>
  isAroundTheClock({ opens, closes })
    ? '24 hours a day'
    : `${clockTime(opens)}-${clockTime(closes)} ${timeZone.name}`

export const hoursInWords = (hours: OpeningHours): string =>
  `${daysInWords(hours.days)} ${timesInWords(hours)}`

export const workingWeek = weekOf(site.supportHours.days)

export const supportHours = hoursInWords(site.supportHours)
