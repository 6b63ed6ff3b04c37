import { and, eq, sql } from 'drizzle-orm'
import { scheduleRules } from '#contracts/schedule-rules.ts'
import type { AppointmentsOnDaysOff, ScheduleSettings } from '#contracts/schedules.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { withoutIndex } from '#platform/db/without-index.ts'
import { linkFor } from '#platform/email/booking-links.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { addDays, agencyDay } from '#shared/agency-day.ts'
import { intervalOf } from '#domains/schedules/days-off.ts'
import { type Interval, minuteMs } from '#domains/schedules/free-slots.ts'

const listedMax = 5
/** Shown as "99+", so that the rows read do not grow with somebody's calendar. */
const countedMax = 100
const longestMs = scheduleRules.slotMinutes.max * minuteMs

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
