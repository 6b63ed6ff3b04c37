import { eq, type SQL, sql } from 'drizzle-orm'
import type { AppointmentOutcome, BookingStatus } from '#contracts/bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookingEvents, bookingOutcomes, bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { clientCancelledEmail } from '#server/email/agency-emails.ts'
import { appointmentEmail, bookingReceivedEmail, statusEmail } from '#server/email/booking-emails.ts'
import type { Email } from '#server/email/mailer.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import { readAnswers } from './booking-answers.ts'
import { type BookingContact, bookingContact, contactAccount } from './booking-contact.ts'
import { appointmentOf } from './find-appointment.ts'
import { firstReminder, withdrawReminders } from './reminders.ts'

export interface BookingSnapshot {
  booking: typeof bookings.$inferSelect
  service: string
  contact: BookingContact
}

export async function seeBooking(db: Db, which: SQL | undefined): Promise<BookingSnapshot | undefined> {
  const [row] = await db
    .select({ booking: bookings, service: services.bookingTitle, account: contactAccount })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(which)
  if (!row) return undefined
  const { booking, service, account } = row
  return { booking, service, contact: bookingContact(booking.clientEmail, account) }
}

export interface BookingChange {
  status?: BookingStatus | undefined
  confirmedFor?: Date | null | undefined
  assigneeId?: number | null | undefined
  isSpam?: false | undefined
  outcome?: AppointmentOutcome | null | undefined
  outcomeNote?: string | null | undefined
}

interface Write {
  snapshot: BookingSnapshot
  change: BookingChange
  isAudited: boolean
  tellsAgency: boolean
}

/**
 * Increases even within one millisecond, because `updatedAt` is also the revision that a change is checked against.
 */
export const nextUpdatedAt = (now: Date) => sql`max(${now.getTime()}, ${bookings.updatedAt} + 1)`

export const nextSequence = sql`${bookings.calendarSequence} + 1`

export function saveOfChange(
  { db, now, siteUrl, user }: ServiceContext<SessionUser>,
  { snapshot, change, isAudited, tellsAgency }: Write,
) {
  const { status, confirmedFor, assigneeId, isSpam, outcome, outcomeNote = null } = change
  const movesAppointment = status !== undefined || confirmedFor !== undefined
  const { booking } = snapshot
  const startsAt = appointmentOf({
    status: status ?? booking.status,
    confirmedFor: confirmedFor === undefined ? booking.confirmedFor : confirmedFor,
  })
  const email = emailOf(snapshot, change, { now, siteUrl })
  return {
    set: {
      ...(status === undefined ? {} : { status }),
      ...(confirmedFor === undefined ? {} : { confirmedFor }),
      ...(assigneeId === undefined ? {} : { assigneeId }),
      ...(movesAppointment
        ? {
            calendarSequence: nextSequence,
            remindAt: firstReminder(sql`${startsAt?.getTime() ?? null}`, now),
          }
        : {}),
      ...(confirmedFor === undefined ? {} : { outcome: null, outcomeNote: null }),
      ...(outcome === undefined ? {} : { outcome, outcomeNote }),
      ...(isSpam === false ? { spamSign: null } : {}),
    },
    where: typeof assigneeId === 'number' ? canBeAssigned(assigneeId) : undefined,
    alongside: (isCurrent: SQL, matchesRow: SQL) => ({
      event:
        status &&
        insertWhere(
          db,
          bookingEvents,
          { bookingId: bookings.id, status, actorId: user.id, createdAt: now },
          matchesRow,
          bookings,
        ),
      outcome:
        outcome !== undefined && booking.confirmedFor
          ? insertWhere(
              db,
              bookingOutcomes,
              {
                ...{ bookingId: booking.id, startsAt: booking.confirmedFor, outcome, note: outcomeNote },
                ...{ actorId: user.id, createdAt: now },
              },
              isCurrent,
            )
          : undefined,
      oldReminders: movesAppointment ? withdrawReminders(db, sql`(${booking.id})`, isCurrent) : undefined,
      email: email && outboxMailer(db).queue(email, isCurrent),
      notice: tellsAgency
        ? outboxMailer(db).queue(cancellationNotice(snapshot, siteUrl), isCurrent)
        : undefined,
      audit: isAudited
        ? entriesOf(snapshot, change, user).map((entry) => recordAudit(db, entry, isCurrent))
        : undefined,
    }),
  }
}

const cancellationNotice = ({ booking, contact }: BookingSnapshot, siteUrl: string): Email =>
  clientCancelledEmail({ ...booking, replyTo: contact.email, siteUrl })

export const canBeAssigned = (id: number) =>
  sql`exists (select 1 from ${users} where ${users.id} = ${id} and ${users.role} = 'admin' and ${users.disabledAt} is null)`

function emailOf(
  { booking, service, contact }: BookingSnapshot,
  { status, confirmedFor = booking.confirmedFor, isSpam }: BookingChange,
  { now, siteUrl }: Pick<ServiceContext, 'now' | 'siteUrl'>,
): Email | undefined {
  const details = {
    ...{ service, contact, confirmedFor, siteUrl },
    ...{ code: booking.code, companyName: booking.companyName },
    ...{ appointmentBefore: appointmentOf(booking), sequence: booking.calendarSequence + 1, changedAt: now },
  }
  if (status !== undefined) return statusEmail(details, status)
  const hasNewDate = confirmedFor?.getTime() !== booking.confirmedFor?.getTime()
  if (hasNewDate) return appointmentEmail(details)
  // The confirmation that was held back when the booking arrived.
  return isSpam === false ? bookingReceivedEmail({ ...details, answers: readAnswers(booking) })[0] : undefined
}

function entriesOf(
  { booking }: BookingSnapshot,
  change: BookingChange,
  actor: AuditEntry['actor'],
): AuditEntry[] {
  const subject = formatCode(booking.code)
  const { status, confirmedFor, assigneeId, isSpam, outcome } = change
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
  if (outcome !== undefined) {
    const was = { outcome: booking.outcome }
    entries.push({ actor, action: 'booking.outcome', subject, before: was, after: { outcome } })
  }
  if (isSpam === false)
    entries.push({ actor, action: 'booking.not-spam', subject, before: { spamSign: booking.spamSign } })
  return entries
}
