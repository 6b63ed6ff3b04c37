import type { ReadingGap } from '#contracts/calendars.ts'
import { type CalendarObject, type Component, propertiesOf, readCalendarFile } from './calendar-components.ts'
import { type CalendarEvent, isOfThisSite, readEvent } from './calendar-event.ts'
import { calendarLines } from './calendar-lines.ts'
import { timesOfEvent } from './event-times.ts'
import { newestVersions, replacementsByUid } from './series.ts'
import { readTimes } from './times.ts'
import { readZones, type Window, type Zones } from './zones.ts'
import { type Interval, mergeIntervals } from './interval.ts'
import { CalendarTooLarge, WorkBudget } from './work-budget.ts'

interface Source {
  bytes: Uint8Array
  ownTimeZone: string
  window: Window
}

export interface BusyReading {
  /** In order and without overlaps. */
  intervals: Interval[]
  /** What of each entry could not be read. Entries that were read in full are left out. */
  gaps: ReadonlySet<ReadingGap>[]
  isCutOff: boolean
}

const componentsMax = 10_000
export const intervalsMax = 2_000
const stepsMax = 500_000

/**
 * Returns when somebody is busy (RFC 5545), or null for a text that is not a calendar. Keeps what it can read of an
 * entry: offering a busy time is worse than the reverse.
 * @throws CalendarTooLarge
 */
export function busyIntervals({ bytes, ownTimeZone, window }: Source): BusyReading | null {
  const file = readCalendarFile(calendarLines(bytes))
  if (!file) return null
  const { calendars, isCutOff } = file
  if (calendars.reduce((sum, { components }) => sum + components.length, 0) > componentsMax)
    throw new CalendarTooLarge('the calendar has too many entries')
  const budget = new WorkBudget(stepsMax)
  const read = calendars.map((calendar) => readCalendar(calendar, { ownTimeZone, window, budget }))
  const events = newestVersions(read.flatMap((calendar) => calendar.events))
  const replacements = replacementsByUid(events)

  const gapsOfEntries: Set<ReadingGap>[] = []
  const eventIntervals = events
    .filter((event) => !isOfThisSite(event))
    .flatMap((event) => {
      const gaps = new Set<ReadingGap>()
      const ofSeries = event.replaces ? undefined : replacements.get(event.uid)
      const intervals = timesOfEvent(event, { window, replacements: ofSeries, budget }, gaps)
      gapsOfEntries.push(gaps)
      return intervals
    })
  const listIntervals = read.flatMap(({ busyLists, zones }) =>
    busyLists.flatMap((list) => {
      const { periods, isComplete } = readTimes(list, 'FREEBUSY')
      if (!isComplete || list.isShortened) gapsOfEntries.push(new Set<ReadingGap>(['dates']))
      return periods.map(({ start, ...period }) => {
        const startsAt = zones.toInstant(start)
        return {
          startsAt,
          endsAt: 'end' in period ? zones.toInstant(period.end) : startsAt + period.lengthMs,
        }
      })
    }),
  )
  const intervals = mergeIntervals([...eventIntervals, ...listIntervals], window)
  if (intervals.length > intervalsMax) throw new CalendarTooLarge('the calendar has too many busy times')
  return { intervals, gaps: gapsOfEntries.filter(({ size }) => size > 0), isCutOff }
}

interface CalendarSource {
  ownTimeZone: string
  window: Window
  budget: WorkBudget
}

interface ReadCalendar {
  zones: Zones
  events: CalendarEvent[]
  busyLists: Component[]
}

function readCalendar(
  { method, timeZone, components }: CalendarObject,
  { ownTimeZone, window, budget }: CalendarSource,
): ReadCalendar {
  const ofKind = (kind: string) => components.filter((component) => component.kind === kind)
  const definitions = ofKind('VTIMEZONE')
  const zones = readZones({
    ownZone: ownTimeZone,
    calendarZone: timeZone ?? onlyZoneOf(definitions),
    definitions,
    window,
    budget,
  })
  return {
    zones,
    events: ofKind('VEVENT').map((component) => readEvent({ component, method, zones })),
    busyLists: ofKind('VFREEBUSY'),
  }
}

/** Some programs define the zone of the calendar and name it nowhere. */
function onlyZoneOf(definitions: readonly Component[]): string | null {
  const names = definitions.flatMap((definition) => propertiesOf(definition, 'TZID'))
  return names.length === 1 ? (names[0]?.value ?? null) : null
}
