import { and, asc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { scheduleRules } from '#contracts/schedule-rules.ts'
import type { FreeSlots, Slot } from '#contracts/schedules.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { busyTimes, scheduleDaysOff, schedules } from '#platform/db/schema/schedules.ts'
import { valuesOf } from '#platform/db/sql.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { addDays, agencyDay } from '#shared/agency-day.ts'
import { calendarDay } from '#shared/formats.ts'
import { zonedInstant } from '#shared/time-zones.ts'
import { freeSlots, type Interval, minuteMs } from './free-slots.ts'
import {
  type HoldsOfDay,
  holdsOfDay,
  type PersonsSlot,
  selectPeople,
  whereOccupiesTime,
} from './occupies-time.ts'

const windowDays = 28
const monthDaysMax = 40
const dayMs = 24 * 60 * minuteMs
const answeredDaysMax = 7

interface Search {
  from?: string | undefined
  to?: string | undefined
  timeZone?: string | undefined
  userId?: number | undefined
  exceptCode?: string | undefined
  isProved?: boolean
}

/**
 * Returns when somebody is free, never who: a time at which two people are free is listed once. Readers without a proved
 * address are offered no further times of a day whose share for them is held. Without `to`, the times are those of the
 * first seven days that have any, and `next` is the day to go on from. With `to`, they are those of all days up to it,
 * 40 at most; if there are none, `next` is the first later day that has any.
 */
export async function findFreeSlots(
  context: DatabaseContext,
  { from, to, timeZone = 'UTC', userId, exceptCode, isProved = false }: Search = {},
): Promise<FreeSlots> {
  const people = await loadPeople(context, wherePerson(userId))
  if (people.length === 0) return { slots: [], next: null }
  const today = calendarDay(context.now, timeZone)
  const firstDay = from && from > today ? from : today
  const horizon = horizonOf(people, today)
  const slotsOf = (days: Days) => findSlotsOf(context, people, { days, timeZone, exceptCode, isProved })
  const isWithinHorizon = (day: string) => day <= horizon
  if (!isWithinHorizon(firstDay)) return { slots: [], next: null }
  if (to === undefined) {
    const endDay = addDays(firstDay, windowDays)
    const { shownSlots, nextDay = endDay } = firstDays(await slotsOf({ firstDay, endDay }), timeZone)
    return { slots: shownSlots, next: isWithinHorizon(nextDay) ? nextDay : null }
  }
  const lastDay = smaller(to, addDays(firstDay, monthDaysMax - 1))
  let endDay = lastDay < firstDay ? firstDay : addDays(lastDay, 1)
  const slots = lastDay < firstDay ? [] : await slotsOf({ firstDay, endDay })
  if (slots.length > 0) return { slots, next: isWithinHorizon(endDay) ? endDay : null }
  while (isWithinHorizon(endDay)) {
    const days = { firstDay: endDay, endDay: addDays(endDay, windowDays) }
    const [first] = await slotsOf(days)
    if (first) return { slots, next: calendarDay(new Date(first.startsAt), timeZone) }
    endDay = days.endDay
  }
  return { slots, next: null }
}

interface Days {
  firstDay: string
  endDay: string
}

async function findSlotsOf(
  context: DatabaseContext,
  people: readonly Person[],
  {
    days,
    timeZone,
    exceptCode,
    isProved,
  }: { days: Days; timeZone: string; exceptCode: string | undefined; isProved: boolean },
): Promise<Slot[]> {
  const window = {
    startsAt: zonedInstant(days.firstDay, 0, timeZone),
    endsAt: zonedInstant(days.endDay, 0, timeZone),
  }
  const takenBy = await loadTaken(context, people, {
    startsAt: new Date(window.startsAt.getTime() - dayMs),
    endsAt: new Date(window.endsAt.getTime() + dayMs),
    exceptCode,
  })
  const byStart = new Map<string, Slot>()
  for (const person of people) {
    const taken = takenBy(person)
    const closedDays = isProved ? [] : daysOfHeldShare(person, taken.heldStarts)
    for (const start of freeSlots(person, taken, { now: context.now, window })) {
      if (closedDays.some((day) => isWithin(day, start))) continue
      const startsAt = start.toISOString()
      if (!byStart.has(startsAt)) byStart.set(startsAt, { startsAt, minutes: person.slotMinutes })
    }
  }
  return [...byStart.values()].sort((a, b) => a.startsAt.localeCompare(b.startsAt))
}

const smaller = (a: string, b: string) => (a < b ? a : b)

function firstDays(slots: readonly Slot[], timeZone: string) {
  let days = 0
  let dayEnds = new Date(0)
  for (const [index, { startsAt }] of slots.entries()) {
    const start = new Date(startsAt)
    if (start < dayEnds) continue
    const day = calendarDay(start, timeZone)
    if (days === answeredDaysMax) return { shownSlots: slots.slice(0, index), nextDay: day }
    days += 1
    dayEnds = zonedInstant(addDays(day, 1), 0, timeZone)
  }
  return { shownSlots: [...slots] }
}

const daysOfHeldShare = (person: Person, heldStarts: readonly Date[]) =>
  heldStarts
    .map((start) => holdsOfDay(person, start))
    .filter((day) => heldStarts.filter((start) => isWithin(day, start)).length >= day.holdsMax)

const isWithin = ({ dayStartsAt, dayEndsAt }: HoldsOfDay, start: Date) =>
  start >= dayStartsAt && start < dayEndsAt

export type OfferedSlot = PersonsSlot & HoldsOfDay & { scheduleRevision: number; timeZone: string }

export async function findOffersAt(
  context: DatabaseContext,
  startsAt: Date,
  { userId, exceptCode }: Pick<Search, 'userId' | 'exceptCode'> = {},
): Promise<OfferedSlot[]> {
  const window: Interval = { startsAt, endsAt: new Date(startsAt.getTime() + minuteMs) }
  const people = await loadPeople(context, wherePerson(userId))
  if (people.length === 0) return []
  const horizon = horizonOf(people, calendarDay(context.now, 'UTC'))
  if (startsAt >= new Date(`${addDays(horizon, 1)}T00:00:00Z`)) return []
  const takenBy = await loadTaken(context, people, { ...window, exceptCode })
  return people
    .filter((person) =>
      freeSlots(person, takenBy(person), { now: context.now, window }).some(
        (start) => start.getTime() === startsAt.getTime(),
      ),
    )
    .map((person) => ({
      userId: person.userId,
      startsAt,
      minutes: person.slotMinutes,
      bufferMinutes: person.bufferMinutes,
      scheduleRevision: person.revision,
      timeZone: person.timeZone,
      ...holdsOfDay(person, startsAt),
    }))
}

/**
 * The last day on which anybody can be free, in the zone of `today`: one more than `daysAhead`, because days end later in
 * the west.
 */
const horizonOf = (people: readonly { daysAhead: number }[], today: string): string =>
  addDays(today, Math.max(...people.map(({ daysAhead }) => daysAhead)) + 1)

const wherePerson = (userId: number | undefined): SQL | undefined =>
  userId === undefined ? undefined : eq(schedules.userId, userId)

const peopleMax = 50

export type Person = Awaited<ReturnType<typeof loadPeople>>[number]

export async function loadPeople({ db, now }: DatabaseContext, which?: SQL) {
  const yesterday = addDays(agencyDay(now), -1)
  const open = selectPeople(db, which).orderBy(asc(schedules.userId)).limit(peopleMax)
  const { rows, daysOff } = await batchNamed(db, {
    rows: db.select().from(schedules).where(inArray(schedules.userId, open)).orderBy(asc(schedules.userId)),
    daysOff: db
      .select()
      .from(scheduleDaysOff)
      .where(and(inArray(scheduleDaysOff.userId, open), gte(scheduleDaysOff.lastDay, yesterday))),
  })
  return rows.map((schedule) => ({
    ...schedule,
    daysOff: daysOff.filter(({ userId }) => userId === schedule.userId),
  }))
}

const reachMs = (scheduleRules.slotMinutes.max + scheduleRules.bufferMinutes.max) * minuteMs

export async function loadTaken(
  { db, now }: DatabaseContext,
  people: readonly Person[],
  { startsAt, endsAt, exceptCode }: Interval & { exceptCode?: string | undefined },
) {
  const ids = valuesOf(people.map(({ userId }) => userId))
  const from = new Date(startsAt.getTime() - reachMs)
  const to = new Date(endsAt.getTime() + reachMs)
  const { appointments, busy } = await batchNamed(db, {
    appointments: db
      .select({
        userId: bookings.assigneeId,
        startsAt: bookings.confirmedFor,
        minutes: bookings.appointmentMinutes,
        isHeld: sql<boolean>`${bookings.status} = 'pending'`.mapWith(Boolean),
      })
      .from(bookings)
      .where(
        and(
          inArray(bookings.assigneeId, ids),
          gt(bookings.confirmedFor, from),
          lt(bookings.confirmedFor, to),
          whereOccupiesTime('bookings', now),
          exceptCode === undefined ? undefined : sql`${bookings.code} <> ${exceptCode}`,
        ),
      ),
    busy: db
      .select()
      .from(busyTimes)
      .where(and(inArray(busyTimes.userId, ids), gt(busyTimes.endsAt, from), lt(busyTimes.startsAt, to))),
  })
  return ({ userId, slotMinutes }: Person) => ({
    appointments: appointments.flatMap((appointment) =>
      appointment.userId === userId && appointment.startsAt
        ? [
            {
              startsAt: appointment.startsAt,
              endsAt: new Date(
                appointment.startsAt.getTime() + (appointment.minutes ?? slotMinutes) * minuteMs,
              ),
            },
          ]
        : [],
    ),
    busyTimes: busy.filter((time) => time.userId === userId),
    heldStarts: appointments.flatMap((appointment) =>
      appointment.userId === userId && appointment.isHeld && appointment.startsAt
        ? [appointment.startsAt]
        : [],
    ),
  })
}
