import { sql } from 'drizzle-orm'
import { auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outboxMailer } from '#platform/email/mailer.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { assigneeEmails, callingOff, whereEmailApplies } from './assignees.ts'
import { bookingDeletedEmail } from './booking-emails.ts'
import { withdrawBulkEmailsStatement } from './held-emails.ts'
import { withdrawRemindersStatement } from './reminders.ts'
import { afterChange, seeBookings, whereUnchanged } from './snapshots.ts'

const attemptsMax = 5

/** Deletes a booking. The audit log keeps the code and nothing about the client. */
export async function deleteBooking(
  context: ServiceContext<SessionUser>,
  code: string,
): Promise<{ ok: true } | { ok: false; reason: 'booking-not-found' | 'booking-conflict' }> {
  const { db, now, user } = context
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const [snapshot] = await seeBookings(db, { codes: [code] })
    if (!snapshot) return { ok: false, reason: 'booking-not-found' }
    const matchesBooking = whereUnchanged([snapshot])
    const whereCurrent = sql`exists (select 1 from ${bookings} where ${matchesBooking})`
    const booking = afterChange(snapshot, context)
    const isAwaited = booking.appointmentBefore !== null && booking.appointmentBefore > now
    const toAssignees = await assigneeEmails(context, [callingOff(booking)])
    const { deletedRows } = await batchNamed(db, {
      assigneeEmails: toAssignees.map((letter) =>
        outboxMailer(db).queue(letter.email, sql`${whereCurrent} and ${whereEmailApplies(letter)}`),
      ),
      bulkEmails:
        snapshot.status === 'confirmed'
          ? withdrawBulkEmailsStatement(db, { bookingId: snapshot.id, to: 'everybody', when: whereCurrent })
          : undefined,
      reminders: withdrawRemindersStatement(db, sql`(${snapshot.id})`, whereCurrent),
      email: isAwaited ? outboxMailer(db).queue(bookingDeletedEmail(booking), whereCurrent) : undefined,
      audit: auditStatement(
        db,
        { actor: user, action: 'booking.delete', subject: formatCode(code) },
        whereCurrent,
      ),
      deletedRows: db.delete(bookings).where(matchesBooking).returning({ id: bookings.id }),
    })
    if (deletedRows.length > 0) return { ok: true }
  }
  return { ok: false, reason: 'booking-conflict' }
}
