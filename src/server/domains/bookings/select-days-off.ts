import { and, asc, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { DayOff } from '#contracts/schedules.ts'
import type { Db } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { scheduleDaysOff, schedules } from '#platform/db/schema/schedules.ts'
import { intervalOf } from '#domains/schedules/days-off.ts'
import { minuteMs } from '#domains/schedules/free-slots.ts'

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
