import { type SQL, sql } from 'drizzle-orm'
import { insertWhere } from '#platform/db/insert-where.ts'
import type { Db } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { appointmentLinks } from '#platform/db/schema/schedules.ts'
import { hashToken } from '#platform/crypto/token.ts'

export interface NewLink {
  token: string
  email: string
  startsAt: Date
}

export const insertAppointmentLinkStatement = (
  db: Db,
  { token, email, startsAt }: NewLink,
  matchesRow: SQL,
) =>
  insertWhere(
    db,
    appointmentLinks,
    { tokenHash: hashToken(token), bookingId: bookings.id, email, expiresAt: startsAt },
    sql`${matchesRow} and ${email} <> ''`,
    bookings,
  )
