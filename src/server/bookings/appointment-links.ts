import { type SQL, sql } from 'drizzle-orm'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { appointmentLinks } from '#server/db/schema/schedules.ts'
import { hashToken } from '#server/sessions/token.ts'

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
