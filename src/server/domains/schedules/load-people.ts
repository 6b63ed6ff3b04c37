import { and, asc, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { scheduleRules } from '#contracts/schedule-rules.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { busyTimes, scheduleDaysOff, schedules } from '#platform/db/schema/schedules.ts'
import { valuesOf } from '#platform/db/sql.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { agencyDay, addDays } from '#shared/agency-day.ts'
import { type Interval, minuteMs } from './free-slots.ts'
import { whereOccupiesTime, selectPeople } from './occupies-time.ts'

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
