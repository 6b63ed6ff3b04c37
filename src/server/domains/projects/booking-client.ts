import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { whereInvited } from '#domains/identity/auth/email-links.ts'
import type { BookingRow } from '#domains/bookings/booking-row.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import { projects } from '#platform/db/schema/projects.ts'

export async function readProjectBooking(db: Db, code: string) {
  const [row] = await db
    .select({
      booking: bookings,
      service: services.bookingTitle,
      project: { id: projects.id, name: projects.name },
    })
    .from(bookings)
    .leftJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(projects, eq(projects.bookingId, bookings.id))
    .where(eq(bookings.code, code))
  return row ?? null
}

type Account = Pick<typeof users.$inferSelect, 'id' | 'username' | 'name'>

export type BookingClient =
  | { kind: 'account'; account: Account; isProved: boolean }
  | { kind: 'invitation'; email: string; name: string }

type ClientRefusal = { ok: false; reason: StartRefusal }
type StartRefusal =
  | 'booking-not-confirmed'
  | 'booking-is-spam'
  | 'booking-without-client'
  | 'client-unconfirmed'
  | 'account-not-client'

const startableStatuses: readonly BookingRow['status'][] = ['confirmed', 'completed']

export const whereStartable = ({ id, userId, clientEmail }: BookingRow): SQL =>
  sql`exists (select 1 from ${bookings} where ${and(
    eq(bookings.id, id),
    sql`${bookings.userId} is ${userId}`,
    eq(bookings.clientEmail, clientEmail),
    inArray(bookings.status, startableStatuses),
    isNull(bookings.spamSign),
  )})`

export async function findBookingClient(
  db: Db,
  { status, spamSign, userId, clientEmail, contactName }: BookingRow,
): Promise<{ ok: true; client: BookingClient } | ClientRefusal> {
  if (!startableStatuses.includes(status)) return { ok: false, reason: 'booking-not-confirmed' }
  if (spamSign !== null) return { ok: false, reason: 'booking-is-spam' }
  if (userId === null && clientEmail === '') return { ok: false, reason: 'booking-without-client' }
  const [account] = await db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      role: users.role,
      isProved: sql<number>`${users.emailConfirmedAt} is not null`,
      isInvited: sql<number>`${whereInvited(users.id)}`,
    })
    .from(users)
    .where(userId === null ? eq(users.email, clientEmail) : eq(users.id, userId))
  if (!account) return { ok: true, client: { kind: 'invitation', email: clientEmail, name: contactName } }
  const { role, isInvited, ...rest } = account
  const isProved = Boolean(account.isProved)
  if (userId === null && !isProved && !isInvited) return { ok: false, reason: 'client-unconfirmed' }
  if (role !== 'client') return { ok: false, reason: 'account-not-client' }
  return { ok: true, client: { kind: 'account', account: rest, isProved } }
}
