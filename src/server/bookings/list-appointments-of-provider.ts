import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { type ProviderAppointment, providerAppointmentsMax } from '#contracts/provider-appointments.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'
import { withoutIndex } from '#server/db/without-index.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { formatCode } from '#shared/confirmation-code.ts'

export async function listAppointmentsOfProvider({
  db,
  now,
  user,
}: ServiceContext<SessionUser>): Promise<ProviderAppointment[]> {
  const rows = await db
    .select({
      code: bookings.code,
      companyName: bookings.companyName,
      contactName: bookings.contactName,
      service: services.bookingTitle,
      startsAt: bookings.confirmedFor,
    })
    .from(bookings)
    .leftJoin(services, eq(services.id, bookings.serviceId))
    .where(
      and(
        eq(bookings.assigneeId, user.id),
        gt(bookings.confirmedFor, now),
        sql`${withoutIndex(bookings.status)} = 'confirmed'`,
      ),
    )
    .orderBy(asc(bookings.confirmedFor))
    .limit(providerAppointmentsMax)
  return rows.flatMap(({ code, service, startsAt, ...people }) =>
    startsAt
      ? [
          {
            ...people,
            confirmationCode: formatCode(code),
            service: service ?? '',
            startsAt: startsAt.toISOString(),
          },
        ]
      : [],
  )
}
