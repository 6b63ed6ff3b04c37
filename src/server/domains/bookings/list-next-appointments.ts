import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { NextAppointment } from '#contracts/admin.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { withoutIndex } from '#platform/db/without-index.ts'
import { formatCode } from '#shared/confirmation-code.ts'

interface WhichAppointments {
  limit: number
  assigneeId?: number
}

/** Returns the next confirmed appointments, soonest first. */
export async function listNextAppointments(
  { db, now }: DatabaseContext,
  { limit, assigneeId }: WhichAppointments,
): Promise<NextAppointment[]> {
  const rows = await db
    .select({
      code: bookings.code,
      companyName: bookings.companyName,
      contactName: bookings.contactName,
      service: services.bookingTitle,
      person: users.name,
      startsAt: bookings.confirmedFor,
    })
    .from(bookings)
    .leftJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(users, eq(users.id, bookings.assigneeId))
    .where(
      and(
        assigneeId === undefined ? undefined : eq(bookings.assigneeId, assigneeId),
        gt(bookings.confirmedFor, now),
        sql`${withoutIndex(bookings.status)} = 'confirmed'`,
      ),
    )
    .orderBy(asc(bookings.confirmedFor))
    .limit(limit)
  return rows.flatMap(({ code, service, startsAt, ...row }) =>
    startsAt
      ? [
          {
            ...row,
            confirmationCode: formatCode(code),
            service: service ?? '',
            startsAt: startsAt.toISOString(),
          },
        ]
      : [],
  )
}
