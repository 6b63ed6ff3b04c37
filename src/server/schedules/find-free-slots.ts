import { eq, type SQL } from 'drizzle-orm'
import type { FreeSlots, Slot } from '#contracts/schedules.ts'
import { schedules } from '#server/db/schema/schedules.ts'
import type { DatabaseContext } from '#server/service-context.ts'
import { addDays } from '#shared/agency-day.ts'
import { calendarDay } from '#shared/formats.ts'
import { freeSlots, type Interval, minuteMs } from './free-slots.ts'
import { loadPeople, loadTaken } from './load-people.ts'
import type { PersonsSlot } from './occupies-time.ts'

const windowDays = 28
const answeredDaysMax = 7

interface Search {
  /** `YYYY-MM-DD` in UTC; earlier days count as today. */
  from?: string | undefined
  userId?: number | undefined
  exceptCode?: string | undefined
}

/** Returns when somebody is free, never who: a time at which two people are free is listed once. */
export async function findFreeSlots(
  context: DatabaseContext,
  { from, userId, exceptCode }: Search = {},
): Promise<FreeSlots> {
  const { now } = context
  const people = await loadPeople(context, wherePerson(userId))
  if (people.length === 0) return { slots: [], next: null }
  const today = calendarDay(now, 'UTC')
  const firstDay = from && from > today ? from : today
  const horizon = horizonOf(people, now)
  if (firstDay > horizon) return { slots: [], next: null }
  const endDay = addDays(firstDay, windowDays)
  const window = { startsAt: startOf(firstDay), endsAt: startOf(endDay) }
  const takenBy = await loadTaken(context, people, { ...window, exceptCode })
  const byStart = new Map<string, Slot>()
  for (const person of people) {
    for (const start of freeSlots(person, takenBy(person), { now, window })) {
      const startsAt = start.toISOString()
      if (!byStart.has(startsAt)) byStart.set(startsAt, { startsAt, minutes: person.slotMinutes })
    }
  }
  const slots = [...byStart.values()].sort((a, b) => a.startsAt.localeCompare(b.startsAt))
  const days = [...new Set(slots.map(({ startsAt }) => startsAt.slice(0, 10)))]
  const next = days[answeredDaysMax] ?? endDay
  return {
    slots: slots.filter(({ startsAt }) => startsAt.slice(0, 10) < next),
    next: next > horizon ? null : next,
  }
}

export type OfferedSlot = PersonsSlot & { scheduleRevision: number; timeZone: string }

export async function findOffersAt(
  context: DatabaseContext,
  startsAt: Date,
  { userId, exceptCode }: Omit<Search, 'from'> = {},
): Promise<OfferedSlot[]> {
  const window: Interval = { startsAt, endsAt: new Date(startsAt.getTime() + minuteMs) }
  const people = await loadPeople(context, wherePerson(userId))
  if (people.length === 0 || startsAt >= startOf(addDays(horizonOf(people, context.now), 1))) return []
  const takenBy = await loadTaken(context, people, { ...window, exceptCode })
  return people
    .filter((person) =>
      freeSlots(person, takenBy(person), { now: context.now, window }).some(
        (start) => start.getTime() === startsAt.getTime(),
      ),
    )
    .map(({ userId: id, slotMinutes, bufferMinutes, revision, timeZone }) => ({
      ...{ userId: id, startsAt, minutes: slotMinutes, bufferMinutes, scheduleRevision: revision, timeZone },
    }))
}

/** The last day in UTC on which anybody can be free: one more than `daysAhead`, because days end later in the west. */
const horizonOf = (people: readonly { daysAhead: number }[], now: Date): string =>
  addDays(calendarDay(now, 'UTC'), Math.max(...people.map(({ daysAhead }) => daysAhead)) + 1)

const wherePerson = (userId: number | undefined): SQL | undefined =>
  userId === undefined ? undefined : eq(schedules.userId, userId)

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)
