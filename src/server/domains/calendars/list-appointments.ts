import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { batchNamed } from '#platform/db/batch-named.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import { withoutIndex } from '#platform/db/sql.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'

const dayMs = 24 * 60 * 60_000
const pastMs = 60 * dayMs
const futureMs = 400 * dayMs
const comingMax = 400
const earlierMax = 100

export async function listAppointments({ db, now }: DatabaseContext, whose: SQL | undefined) {
  const today = new Date(now.getTime() - dayMs)
  const between = (from: Date, to: Date) =>
    db
      .select({
        code: bookings.code,
        companyName: bookings.companyName,
        service: services.bookingTitle,
        startsAt: bookings.confirmedFor,
        minutes: bookings.appointmentMinutes,
        sequence: bookings.calendarSequence,
        changedAt: bookings.updatedAt,
      })
      .from(bookings)
      .leftJoin(services, eq(services.id, bookings.serviceId))
      .where(
        and(
          whose,
          gte(bookings.confirmedFor, from),
          lt(bookings.confirmedFor, to),
          sql`${withoutIndex(bookings.status)} in ('confirmed', 'completed')`,
        ),
      )
  const { earlier, coming } = await batchNamed(db, {
    earlier: between(new Date(now.getTime() - pastMs), today)
      .orderBy(desc(bookings.confirmedFor))
      .limit(earlierMax),
    coming: between(today, new Date(now.getTime() + futureMs))
      .orderBy(asc(bookings.confirmedFor))
      .limit(comingMax),
  })
  return [...earlier.reverse(), ...coming]
}

export type FeedAppointment = Awaited<ReturnType<typeof listAppointments>>[number]
