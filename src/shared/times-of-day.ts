import { dateFormat } from './formats.ts'
import { isShownTwice } from './time-in-words.ts'
import { offsetMs } from './time-zones.ts'

interface StartingAt {
  startsAt: string
}

/** Returns an instant as clocks in a time zone show it, as `YYYY-MM-DDTHH:mm`. */
const shownAt = (iso: string, timeZone: string): string => {
  const at = Date.parse(iso)
  return new Date(at + offsetMs(at, timeZone)).toISOString().slice(0, 16)
}

export const dayIn = (iso: string, timeZone: string): string => shownAt(iso, timeZone).slice(0, 10)

export function groupByDay<Time extends StartingAt>(
  times: readonly Time[],
  timeZone: string,
): Map<string, Time[]> {
  const days = new Map<string, Time[]>()
  for (const time of times) {
    const day = dayIn(time.startsAt, timeZone)
    days.set(day, [...(days.get(day) ?? []), time])
  }
  return days
}

const noon = 12
const sixInTheEvening = 18

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** Returns the parts of a day that have times, each with its times. */
export function groupByPart<Time extends StartingAt>(
  times: readonly Time[],
  timeZone: string,
): { part: PartOfDay; times: Time[] }[] {
  return partsOfDay
    .map((part) => ({ part, times: times.filter(({ startsAt }) => partIn(startsAt, timeZone) === part) }))
    .filter((group) => group.times.length > 0)
}

function partIn(iso: string, timeZone: string): PartOfDay {
  const hour = Number(shownAt(iso, timeZone).slice(11, 13))
  if (hour < noon) return 'morning'
  return hour < sixInTheEvening ? 'afternoon' : 'evening'
}

export type HourCycle = 'h12' | 'h23'

/** Returns how to write a time without its day: “15:30” or “3:30 PM”, with the offset when clocks show it twice. */
export function clockOf(timeZone: string, hourCycle: HourCycle): (at: Date) => string {
  const hour = hourCycle === 'h12' ? 'numeric' : '2-digit'
  const options = { hour, minute: '2-digit', hourCycle, timeZone } as const
  const time = dateFormat(options)
  const withOffset = dateFormat({ ...options, timeZoneName: 'shortOffset' })
  return (at) => (isShownTwice(at.getTime(), timeZone) ? withOffset : time).format(at)
}

/** Returns 1 for a day with few of the times of the fullest day to 3 for one with most of them. */
export const fullness = (times: number, timesMax: number): number =>
  Math.max(1, Math.ceil((3 * times) / timesMax))

/** Returns the day nearest to one that has lost its last time: the same, the next later, or the last earlier one. */
export const nearestDay = (days: readonly string[], day: string): string | undefined =>
  days.find((other) => other >= day) ?? days.at(-1)
