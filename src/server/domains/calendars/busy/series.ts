import { type CalendarEvent, inZoneOf, lengthOf } from './calendar-event.ts'
import { dayMs } from './matches-day.ts'
import { type CalendarTime, readTimes } from './times.ts'
import type { Zones } from './zones.ts'

/**
 * Returns the events without the older versions of the same one (RFC 5546, 2.1.4), and without those that a newer
 * version of their series excludes. Versions with the same number all stay: some programs give every event the same
 * UID. A cancellation needs no higher number.
 */
export function newestVersions(events: readonly CalendarEvent[]): CalendarEvent[] {
  const keyOf = ({ uid, replaces }: CalendarEvent) =>
    `${uid} ${replaces ? `${replaces.shownMs} ${replaces.zone}` : ''}`
  const versionOf = ({ sequence, isCancellation }: CalendarEvent) => sequence + (isCancellation ? 0.5 : 0)
  const newest = new Map<string, number>()
  for (const event of events) {
    const key = keyOf(event)
    newest.set(key, Math.max(newest.get(key) ?? 0, versionOf(event)))
  }
  const versions = events.filter((event) => event.uid === '' || versionOf(event) === newest.get(keyOf(event)))
  const series = byUid(
    versions.filter(({ replaces, sequence }) => replaces === null && sequence > 0).map(withExceptions),
  )
  return versions.filter(
    ({ uid, sequence, replaces, zones }) =>
      !replaces ||
      !series
        .get(uid)
        ?.some(
          (one) => one.sequence > sequence && one.isException(replaces.shownMs, zones.toInstant(replaces)),
        ),
  )
}

function withExceptions({ uid, sequence, component, start, zones }: CalendarEvent) {
  const { times } = readTimes(component, 'EXDATE')
  const isException = start
    ? matcherOf(
        times.map((time) => inZoneOf(start, time)),
        start,
        zones,
      )
    : () => false
  return { uid, sequence, isException }
}

export interface Replacements {
  times: readonly CalendarTime[]
  /** In the order of the times from which they count. */
  changes: readonly FollowingChange[]
}

/** Returns what events replace of a series, by the UID of the series. */
export function replacementsByUid(events: readonly CalendarEvent[]): Map<string, Replacements> {
  const series = byUid(events.filter(({ uid, replaces }) => uid !== '' && replaces !== null))
  const replacements = new Map<string, Replacements>()
  for (const [uid, ofSeries] of series) {
    const times = ofSeries.map(({ replaces }) => replaces).filter((time) => time !== null)
    replacements.set(uid, { times, changes: followingChanges(ofSeries) })
  }
  return replacements
}

function byUid<Event extends { uid: string }>(events: readonly Event[]): Map<string, Event[]> {
  const eventsByUid = new Map<string, Event[]>()
  for (const event of events) {
    const others = eventsByUid.get(event.uid)
    if (others) others.push(event)
    else eventsByUid.set(event.uid, [event])
  }
  return eventsByUid
}

/** A change of a series from one time on: RANGE=THISANDFUTURE, RFC 5545, 3.2.13. */
export interface FollowingChange {
  from: number
  isBusy: boolean
  shiftMs: number
  lengthMs: number
}

function followingChanges(replacements: readonly CalendarEvent[]): FollowingChange[] {
  const changes = replacements.flatMap((event): FollowingChange[] => {
    const { start, replaces, replacesFollowing, isBusy, zones } = event
    if (!start || !replaces || !replacesFollowing) return []
    const from = zones.toInstant(replaces)
    const { lengthMs } = lengthOf(event, start)
    return [{ from, isBusy, shiftMs: zones.toInstant(start) - from, lengthMs }]
  })
  return changes.sort((a, b) => a.from - b.from)
}

/**
 * Returns whether a time of a series is among others. A day stands for all times of that day; in a series of days,
 * so does a time, because some programs write midnight for the day.
 */
export function matcherOf(others: readonly CalendarTime[], start: CalendarTime, zones: Zones) {
  const instants = new Set<number>()
  const days = new Set<number>()
  for (const time of others) {
    const isDay = time.isDay || (start.isDay && (time.zone !== 'UTC' || time.shownMs % dayMs === 0))
    if (isDay) days.add(dayOf(time.shownMs))
    if (!time.isDay) instants.add(zones.toInstant(time))
  }
  return (shownMs: number, startsAt: number) => instants.has(startsAt) || days.has(dayOf(shownMs))
}

const dayOf = (shownMs: number) => Math.floor(shownMs / dayMs)
