import { type SQL, sql } from 'drizzle-orm'
import { insertWhere } from '#platform/db/insert-where.ts'
import type { Db } from '#platform/db/open.ts'
import { appointmentLinks } from '#platform/db/schema/schedules.ts'
import { hashToken } from '#platform/crypto/token.ts'
import type { NewLink } from './appointment-links.ts'

export const insertAppointmentLinksStatement = (
  db: Db,
  links: readonly (NewLink & { bookingId: number })[],
  due: SQL,
) =>
  insertWhere(
    db,
    appointmentLinks,
    {
      tokenHash: sql<string>`value ->> 'tokenHash'`,
      bookingId: sql<number>`value ->> 'bookingId'`,
      email: sql<string>`value ->> 'email'`,
      expiresAt: sql<Date>`value ->> 'expiresAt'`,
    },
    sql`value ->> 'bookingId' in (${due}) and value ->> 'email' <> ''`,
    sql`json_each(${JSON.stringify(
      links.map(({ token, bookingId, email, startsAt }) => ({
        tokenHash: hashToken(token),
        bookingId,
        email,
        expiresAt: startsAt.getTime(),
      })),
    )})`,
  )
