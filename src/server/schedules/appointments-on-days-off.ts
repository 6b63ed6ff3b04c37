import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { AppointmentsOnDaysOff, ScheduleSettings } from '#contracts/schedules.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { withoutIndex } from '#server/db/without-index.ts'
import { linkFor } from '#server/email/booking-links.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { addDays, agencyDay } from '#shared/agency-day.ts'
import { zonedInstant } from '#shared/zoned-time.ts'
import { minuteMs } from './free-slots.ts'

const listedMax = 5
/** Shown as "99+", so that the rows read do not grow with somebody's calendar. */
const countedMax = 100
const dayMinutes = 24 * 60

type DaysOff = Pick<ScheduleSettings, 'timeZone' | 'slotMinutes' | 'daysOff'>

/** Returns the confirmed appointments to come that a person has on days off: a day off calls none of them off. */
export async function findAppointmentsOnDaysOff(
  { db, now, user }: ServiceContext<SessionUser>,
  userId: number,
  { timeZone, slotMinutes, daysOff }: DaysOff,
): Promise<AppointmentsOnDaysOff> {
  const yesterday = addDays(agencyDay(now), -1)
  const times = daysOff
    .filter(({ lastDay }) => lastDay >= yesterday)
    .map(({ firstDay, lastDay }) => ({
      from: zonedInstant(firstDay > yesterday ? firstDay : yesterday, 0, timeZone).getTime(),
      to: zonedInstant(lastDay, dayMinutes, timeZone).getTime(),
    }))
  if (times.length === 0) return { count: 0, first: [] }
  const endsAt = sql`${bookings.confirmedFor} + coalesce(${bookings.appointmentMinutes}, ${slotMinutes}) * ${minuteMs}`
  const rows = await db
    .select({
      code: bookings.code,
      companyName: bookings.companyName,
      startsAt: bookings.confirmedFor,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.assigneeId, userId),
        gt(bookings.confirmedFor, now),
        lt(bookings.confirmedFor, new Date(Math.max(...times.map(({ to }) => to)))),
        sql`${withoutIndex(bookings.status)} = 'confirmed'`,
        sql`exists (select 1 from json_each(${JSON.stringify(times)}) where value ->> 'from' < ${endsAt} and value ->> 'to' > ${bookings.confirmedFor})`,
      ),
    )
    .orderBy(asc(bookings.confirmedFor), asc(bookings.id))
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
