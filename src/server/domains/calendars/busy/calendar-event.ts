import { site } from '#site.config.ts'
import { type Component, propertiesOf, wordOf } from './calendar-components.ts'
import { dayMs } from './matches-day.ts'
import { readRule } from './rule.ts'
import { type CalendarTime, readDuration, readTimes } from './times.ts'
import type { Window, Zones } from './zones.ts'

export interface CalendarEvent {
  component: Component
  zones: Zones
  uid: string
  /** The number of this version, from 0. */
  sequence: number
  isBusy: boolean
  isCancellation: boolean
  start: CalendarTime | null
  /** The time of a series that this event replaces. */
  replaces: CalendarTime | null
  replacesFollowing: boolean
}

interface EventSource {
  component: Component
  method: string
  zones: Zones
}

export function readEvent({ component, method, zones }: EventSource): CalendarEvent {
  const [startOrNone = null] = readTimes(component, 'DTSTART').times
  const [replacesOrNone] = readTimes(component, 'RECURRENCE-ID').times
  const replaces = replacesOrNone ? inZoneOf(startOrNone, replacesOrNone) : null
  return {
    component,
    zones,
    uid: wordOf(component, 'UID'),
    sequence: Math.max(0, Number.parseInt(wordOf(component, 'SEQUENCE'), 10) || 0),
    isCancellation: method === 'CANCEL',
    isBusy:
      method !== 'CANCEL' &&
      wordOf(component, 'STATUS') !== 'CANCELLED' &&
      wordOf(component, 'TRANSP') !== 'TRANSPARENT' &&
      wordOf(component, 'X-MICROSOFT-CDO-BUSYSTATUS') !== 'FREE',
    start: startOrNone ?? replaces,
    replaces,
    replacesFollowing:
      propertiesOf(component, 'RECURRENCE-ID')[0]?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
  }
}

/** Next to a start with a zone, a time without one means the same zone. */
export const inZoneOf = (start: CalendarTime | null, time: CalendarTime): CalendarTime =>
  time.isDay || time.zone !== null ? time : { ...time, zone: start?.zone ?? null }

export const isOfThisSite = ({ uid }: CalendarEvent): boolean =>
  uid.startsWith('BOOKING-') && uid.endsWith(`@${site.domain.toUpperCase()}`)

const usualLengthMs = 60 * 60_000

interface Length {
  lengthMs: number
  isKnown: boolean
}

/**
 * Returns how long an event lasts. An event whose end is missing, unreadable or before its start lasts the usual
 * hour, or a day, because offering a busy time is worse than the reverse.
 */
export function lengthOf({ component, zones }: CalendarEvent, start: CalendarTime): Length {
  const [end] = readTimes(component, 'DTEND').times
  const duration = readDuration(propertiesOf(component, 'DURATION')[0]?.value ?? '')
  if (start.isDay) {
    const lengthMs = end ? end.shownMs - start.shownMs : (duration ?? 0)
    const hasNone = ['DTEND', 'DURATION'].every((name) => propertiesOf(component, name).length === 0)
    const isKnown = hasNone || (lengthMs >= 0 && (end ?? duration) != null)
    // Some programs end an event of one day on that day, although the end is excluded.
    return { lengthMs: Math.max(dayMs, lengthMs), isKnown }
  }
  const lengthMs = end ? zones.toInstant(inZoneOf(start, end)) - zones.toInstant(start) : duration
  const isKnown = lengthMs !== null && lengthMs >= 0
  return { lengthMs: isKnown ? lengthMs : usualLengthMs, isKnown }
}

/** Converts no time, because calendars hold years of events that nobody asks for. */
export function isFarAway({ component }: CalendarEvent, start: CalendarTime, window: Window): boolean {
  const marginMs = 2 * dayMs
  if (propertiesOf(component, 'RDATE').length > 0) return false
  if (start.shownMs > window.to + marginMs) return true
  const lastStarts = propertiesOf(component, 'RRULE').map(
    ({ value }) => readRule(value).rule?.until?.shownMs ?? Number.POSITIVE_INFINITY,
  )
  const duration = readDuration(propertiesOf(component, 'DURATION')[0]?.value ?? '') ?? 0
  const [end] = readTimes(component, 'DTEND').times
  const lengthMs = Math.max(dayMs, end ? end.shownMs - start.shownMs : duration)
  return Math.max(start.shownMs, ...lastStarts) + lengthMs < window.from - marginMs
}
