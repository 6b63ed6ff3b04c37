import { aliasedTable, and, asc, eq, gt, gte, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { scheduleRules } from '#contracts/schedule-rules.ts'
import type { AppointmentsOnDaysOff, DayOff, ScheduleSettings } from '#contracts/schedules.ts'
import { intervalOf, type Interval, minuteMs } from '#domains/schedules/free-slots.ts'
import { whereOccupiesTime } from '#domains/schedules/occupies-time.ts'
import { usualSettings } from '#domains/schedules/read-schedule.ts'
import type { Db } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { scheduleDaysOff, schedules } from '#platform/db/schema/schedules.ts'
import { withoutIndex } from '#platform/db/sql.ts'
import { linkFor } from '#platform/email/booking-links.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { addDays, agencyDay } from '#shared/agency-day.ts'

const clashesMax = 5
const longestMs = scheduleRules.slotMinutes.max * minuteMs

export function selectClashes(db: Db, bookingId: number, now: Date) {
  const own = aliasedTable(bookings, 'own')
  const endOf = (table: string): SQL =>
    sql.raw(
      `(${table}.confirmed_for + coalesce(${table}.appointment_minutes, schedules.slot_minutes, ${usualSettings.slotMinutes}) * ${minuteMs})`,
    )
  return db
    .select({ code: bookings.code, companyName: bookings.companyName, startsAt: bookings.confirmedFor })
    .from(own)
    .innerJoin(bookings, eq(bookings.assigneeId, own.assigneeId))
    .leftJoin(schedules, eq(schedules.userId, own.assigneeId))
    .where(
      and(
        eq(own.id, bookingId),
        eq(own.status, 'confirmed'),
        gt(own.confirmedFor, now),
        ne(bookings.id, own.id),
        sql`${bookings.confirmedFor} > ${own.confirmedFor} - ${longestMs}`,
        lt(bookings.confirmedFor, endOf('own')),
        gt(endOf('bookings'), own.confirmedFor),
        whereOccupiesTime('bookings', now),
        sql`${withoutIndex(bookings.status)} <> 'cancelled'`,
      ),
    )
    .orderBy(asc(bookings.confirmedFor), asc(bookings.id))
    .limit(clashesMax)
}

/**
 * Selects the days off around an appointment: a time zone changes the day by one, and it may run into the next.
 */
export function selectDaysOffNear(db: Db, bookingId: number, now: Date) {
  const dayBeside = (days: number): SQL =>
    sql`date(${bookings.confirmedFor} / 1000, 'unixepoch', ${`${days} days`})`
  return db
    .select({
      firstDay: scheduleDaysOff.firstDay,
      lastDay: scheduleDaysOff.lastDay,
      label: scheduleDaysOff.label,
      timeZone: schedules.timeZone,
      startsAt: bookings.confirmedFor,
      minutes: sql<number>`coalesce(${bookings.appointmentMinutes}, ${schedules.slotMinutes})`,
    })
    .from(bookings)
    .innerJoin(schedules, eq(schedules.userId, bookings.assigneeId))
    .innerJoin(scheduleDaysOff, eq(scheduleDaysOff.userId, bookings.assigneeId))
    .where(
      and(
        eq(bookings.id, bookingId),
        eq(bookings.status, 'confirmed'),
        gt(bookings.confirmedFor, now),
        gte(scheduleDaysOff.lastDay, dayBeside(-1)),
        lte(scheduleDaysOff.firstDay, dayBeside(2)),
      ),
    )
    .orderBy(asc(scheduleDaysOff.firstDay), asc(scheduleDaysOff.id))
}

type DaysOffNear = Awaited<ReturnType<typeof selectDaysOffNear>>

export function dayOffOf(near: DaysOffNear): DayOff | null {
  const dayOff = near.find(({ startsAt, minutes, timeZone, ...days }) => {
    if (!startsAt) return false
    const off = intervalOf(days, timeZone)
    return off.startsAt.getTime() < startsAt.getTime() + minutes * minuteMs && off.endsAt > startsAt
  })
  return dayOff ? { firstDay: dayOff.firstDay, lastDay: dayOff.lastDay, label: dayOff.label } : null
}

const listedMax = 5
/** Shown as "99+", so that the rows read do not grow with somebody's calendar. */
const countedMax = 100

type DaysOff = Pick<ScheduleSettings, 'timeZone' | 'slotMinutes' | 'daysOff'>

/**
 * Returns how many upcoming confirmed appointments of a user overlap their days off, at most `countedMax`, and some
 * of them, at most `listedMax`.
 */
export async function findAppointmentsOnDaysOff(
  { db, now, user }: ServiceContext<SessionUser>,
  userId: number,
  { timeZone, slotMinutes, daysOff }: DaysOff,
): Promise<AppointmentsOnDaysOff> {
  const yesterday = addDays(agencyDay(now), -1)
  const intervals = daysOff
    .filter(({ lastDay }) => lastDay >= yesterday)
    .map(({ firstDay, lastDay }) =>
      intervalOf({ firstDay: firstDay > yesterday ? firstDay : yesterday, lastDay }, timeZone),
    )
  if (intervals.length === 0) return { count: 0, first: [] }
  const times = joinIntervals(intervals).map(({ startsAt, endsAt }) => ({
    from: startsAt.getTime(),
    to: endsAt.getTime(),
    after: Math.max(now.getTime(), startsAt.getTime() - longestMs),
  }))
  const endsAt = sql`${bookings.confirmedFor} + coalesce(${bookings.appointmentMinutes}, ${slotMinutes}) * ${minuteMs}`
  // Goes through one interval after the other, each by the index, and ends at the limit: ORDER BY would read all first.
  const rows = await db
    .select({
      code: bookings.code,
      companyName: bookings.companyName,
      startsAt: bookings.confirmedFor,
    })
    .from(sql`json_each(${JSON.stringify(times)})`)
    .crossJoin(bookings)
    .where(
      and(
        eq(bookings.assigneeId, userId),
        sql`${bookings.confirmedFor} > value ->> 'after'`,
        sql`${bookings.confirmedFor} < value ->> 'to'`,
        sql`${endsAt} > value ->> 'from'`,
        sql`${withoutIndex(bookings.status)} = 'confirmed'`,
      ),
    )
    .limit(countedMax)
  return {
    count: rows.length,
    first: rows
      .slice(0, listedMax)
      .flatMap(({ code, companyName, startsAt }) =>
        startsAt
          ? [{ companyName, startsAt: startsAt.toISOString(), page: linkFor(user.role)(code, '') }]
          : [],
      ),
  }
}

function joinIntervals(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = []
  for (const { startsAt, endsAt } of intervals.toSorted(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
  )) {
    const last = result.at(-1)
    if (last && startsAt <= last.endsAt) last.endsAt = endsAt > last.endsAt ? endsAt : last.endsAt
    else result.push({ startsAt, endsAt })
  }
  return result
}
