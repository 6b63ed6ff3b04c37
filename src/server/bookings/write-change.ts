import { type SQL, and, eq, sql } from 'drizzle-orm'
import type { BookingStatus } from '#contracts/bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookingEvents, bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'
import { appointmentEmail, statusEmail } from '#server/email/booking-emails.ts'
import type { Mail } from '#server/email/mailer.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import { type BookingContact, bookingContact, contactAccount } from './booking-contact.ts'

/** A booking as somebody saw it who is about to change it. */
export interface BookingSnapshot {
  booking: typeof bookings.$inferSelect
  service: string
  contact: BookingContact
}

export async function seeBooking(db: Db, which: SQL | undefined): Promise<BookingSnapshot | undefined> {
  const [seen] = await db
    .select({ booking: bookings, service: services.bookingTitle, account: contactAccount })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(which)
  if (!seen) return undefined
  const { booking, service, account } = seen
  return { booking, service, contact: bookingContact(booking.clientEmail, account) }
}

export interface BookingChange {
  /** Undefined leaves it as it is. */
  status?: BookingStatus | undefined
  confirmedFor?: Date | null | undefined
  assigneeId?: number | null | undefined
}

interface Write {
  seen: BookingSnapshot
  change: BookingChange
  actorId: number
  /** The administrator who makes the change: it goes into the log. An owner's own change does not. */
  admin?: AuditEntry['actor'] | undefined
  /** Origin of the site for the link in the email, without a trailing slash. */
  siteUrl: string
  now: Date
}

/** Never the same twice for one booking: its time is what a change holds against what it saw. */
export const nextUpdatedAt = (now: Date) => sql`max(${now.getTime()}, ${bookings.updatedAt} + 1)`

/**
 * Writes a change with its event, the mail to the client and its entries in the log, if nobody has changed the
 * booking since it was seen.
 * @returns whether it was written
 */
export async function writeChange(
  db: Db,
  { seen, change, actorId, admin, siteUrl, now }: Write,
): Promise<boolean> {
  const { booking } = seen
  const { status, confirmedFor, assigneeId } = change
  // A batch is one transaction: what comes before the update asks what the update asks, of the same row.
  const isAsSeen = and(
    eq(bookings.id, booking.id),
    eq(bookings.updatedAt, booking.updatedAt),
    typeof assigneeId === 'number' ? canBeAssigned(assigneeId) : undefined,
  )
  const when = sql`exists (select 1 from ${bookings} where ${isAsSeen})`
  const mail = emailOf(seen, change, siteUrl)
  const [changed] = await db.batch([
    db
      .update(bookings)
      .set({
        ...(status === undefined ? {} : { status }),
        ...(confirmedFor === undefined ? {} : { confirmedFor }),
        ...(assigneeId === undefined ? {} : { assigneeId }),
      })
      .where(isAsSeen)
      .returning({ id: bookings.id }),
    ...(status === undefined
      ? []
      : [
          insertWhere(
            db,
            bookingEvents,
            { bookingId: bookings.id, status, actorId, createdAt: now },
            sql`${isAsSeen}`,
            bookings,
          ),
        ]),
    ...(mail ? [outboxMailer(db).queue(mail, when)] : []),
    ...(admin ? entriesOf(seen, change, admin).map((entry) => recordAudit(db, entry, when)) : []),
    // Last: it ends what the conditions above ask for.
    db
      .update(bookings)
      .set({ updatedAt: nextUpdatedAt(now) })
      .where(isAsSeen),
  ])
  return changed.length > 0
}

/** Only administrators look after requests. */
export const canBeAssigned = (id: number) =>
  sql`exists (select 1 from ${users} where ${users.id} = ${id} and ${users.role} = 'admin' and ${users.disabledAt} is null)`

function emailOf(
  { booking, service, contact }: BookingSnapshot,
  { status, confirmedFor }: BookingChange,
  siteUrl: string,
): Mail | undefined {
  const told = { code: booking.code, service, contact, confirmedFor, siteUrl }
  if (status !== undefined) return statusEmail(told, status)
  const isOtherDate =
    confirmedFor !== undefined && confirmedFor?.getTime() !== booking.confirmedFor?.getTime()
  return isOtherDate ? appointmentEmail(told) : undefined
}

function entriesOf(
  { booking }: BookingSnapshot,
  change: BookingChange,
  actor: AuditEntry['actor'],
): AuditEntry[] {
  const subject = formatCode(booking.code)
  const { status, confirmedFor, assigneeId } = change
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  if (status !== undefined) {
    before.status = booking.status
    after.status = status
  }
  if (confirmedFor !== undefined) {
    before.confirmedFor = booking.confirmedFor?.toISOString() ?? null
    after.confirmedFor = confirmedFor?.toISOString() ?? null
  }
  const entries: AuditEntry[] = []
  if (Object.keys(after).length > 0) entries.push({ actor, action: 'booking.status', subject, before, after })
  if (assigneeId !== undefined) {
    const was = { assigneeId: booking.assigneeId }
    entries.push({ actor, action: 'booking.assign', subject, before: was, after: { assigneeId } })
  }
  return entries
}
