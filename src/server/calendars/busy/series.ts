import { wordOf } from './calendar-components.ts'
import { type CalendarEvent, lengthOf } from './calendar-event.ts'
import { dayMs } from './matches-day.ts'
import type { CalendarTime } from './times.ts'
import type { Zones } from './zones.ts'

/**
 * Returns the events without the older versions of the same one (RFC 5546, 2.1.4). Versions with the same number all
 * stay: some programs give every event the same UID. A cancellation needs no higher number.
 */
export function withoutOlderVersions(events: readonly CalendarEvent[]): CalendarEvent[] {
  const keyOf = ({ uid, replaces }: CalendarEvent) =>
    `${uid} ${replaces ? `${replaces.shownMs} ${replaces.zone}` : ''}`
  const newestVersions = new Map<string, number>()
  for (const event of events) {
    const key = keyOf(event)
    newestVersions.set(key, Math.max(newestVersions.get(key) ?? 0, versionOf(event)))
  }
  return events.filter((event) => event.uid === '' || versionOf(event) === newestVersions.get(keyOf(event)))
}

function versionOf({ component, isCancellation }: CalendarEvent): number {
  const sequence = Number.parseInt(wordOf(component, 'SEQUENCE'), 10)
  return (sequence > 0 ? sequence : 0) + (isCancellation ? 0.5 : 0)
}

/** Returns the events that replace times of a series, by the UID of the series. */
export function replacementsByUid(events: readonly CalendarEvent[]): Map<string, CalendarEvent[]> {
  const byUid = new Map<string, CalendarEvent[]>()
  for (const event of events) {
    if (!event.replaces) continue
    const replacements = byUid.get(event.uid)
    if (replacements) replacements.push(event)
    else byUid.set(event.uid, [event])
  }
  return byUid
}

/** A change of a series from one time on: RANGE=THISANDFUTURE, RFC 5545, 3.2.13. */
interface FollowingChange {
  from: number
  isBusy: boolean
  shiftMs: number
  lengthMs: number
}

export function followingChanges(replacements: readonly CalendarEvent[]): FollowingChange[] {
  const changes = replacements.flatMap((event): FollowingChange[] => {
    const { start, replaces, replacesFollowing, isBusy, zones } = event
    if (!start || !replaces || !replacesFollowing) return []
    const from = zones.toInstant(replaces)
    const { lengthMs } = lengthOf(event, start)
    return [{ from, isBusy, shiftMs: zones.toInstant(start) - from, lengthMs }]
  })
  return changes.sort((a, b) => a.from - b.from)
}

interface TimeInZones {
  time: CalendarTime
  zones: Zones
}

/**
 * Returns whether a time of a series is among others. A day stands for all times of that day; in a series of days,
 * so does a time, because some programs write midnight for the day.
 */
export function matcherOf(others: readonly TimeInZones[], start: CalendarTime) {
  const instants = new Set<number>()
  const days = new Set<number>()
  for (const { time, zones } of others) {
    const isDay = time.isDay || (start.isDay && (time.zone !== 'UTC' || time.shownMs % dayMs === 0))
    if (isDay) days.add(dayOf(time.shownMs))
    if (!time.isDay) instants.add(zones.toInstant(time))
  }
  return (shownMs: number, startsAt: number) => instants.has(startsAt) || days.has(dayOf(shownMs))
}

const dayOf = (shownMs: number) => Math.floor(shownMs / dayMs)
