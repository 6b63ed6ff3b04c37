import { aliasedTable, and, asc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import { scheduleRules } from '#contracts/schedule-rules.ts'
import type { Db } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { withoutIndex } from '#platform/db/without-index.ts'
import { minuteMs } from '#domains/schedules/free-slots.ts'
import { whereOccupiesTime } from '#domains/schedules/occupies-time.ts'
import { usualSettings } from '#domains/schedules/read-schedule.ts'

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
