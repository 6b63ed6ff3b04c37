import { site } from '#site.config.ts'
import { clockTime } from './clock-time.ts'
import { type OpeningHours, type Weekday, weekdays } from './site-config.ts'
import { listInWords } from './list-in-words.ts'

export function daysInWords(days: readonly Weekday[]): string {
  const runs: Weekday[][] = []
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue
    const before = weekdays[index - 1]
    if (before && days.includes(before)) runs.at(-1)?.push(day)
    else runs.push([day])
  }
  const [first, ...others] = runs
  const last = others.pop()
  if (first?.[0] === weekdays[0] && last && last.at(-1) === weekdays.at(-1))
    runs.splice(0, runs.length, [...last, ...first], ...others)
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

export const supportHours = hoursInWords(site.supportHours)
