import { asc, type SQL, sql } from 'drizzle-orm'
import { afterChange, seeBookings } from '#server/bookings/see-bookings.ts'
import type { Statement } from '#server/db/batch-named.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { bookingDeletedEmail } from '#server/email/booking-emails.ts'
import { queueBulkEmails } from '#server/email/mailer.ts'
import { assigneeEmails, callingOff } from '#server/bookings/tell-assignees.ts'
import type { ServiceContext } from '#server/service-context.ts'

const appointmentsMax = 50

/**
 * Returns statements that write to the clients of coming appointments that these are cancelled, each with a file that
 * takes it out of a calendar, and to the people whose appointments they were. They belong in the batch that erases the
 * bookings, before them.
 */
export async function cancellingEmails(context: ServiceContext, matchesBooking: SQL): Promise<Statement[]> {
  const { db, now } = context
  const matchesComing = sql`${matchesBooking} and ${bookings.status} = 'confirmed' and ${bookings.confirmedFor} > ${now.getTime()}`
  const coming = await db
    .select({ code: bookings.code })
    .from(bookings)
    .where(matchesComing)
    .orderBy(asc(bookings.confirmedFor))
    .limit(appointmentsMax)
  if (coming.length === 0) return []
  const snapshots = await seeBookings(db, { codes: coming.map(({ code }) => code) })
  const cancellations = snapshots.map((booking) => afterChange(booking, context))
  const toAssignees = await assigneeEmails(context, cancellations.map(callingOff))
  const toClients = cancellations.map((booking) => ({
    bookingId: booking.id,
    email: bookingDeletedEmail(booking),
  }))
  const statement = queueBulkEmails(db, {
    ...{ bulkId: null, sendAfter: now },
    emails: [...toClients, ...toAssignees],
    where: sql`exists (select 1 from ${bookings} where ${bookings.id} = value ->> 'id' and ${matchesComing})`,
  })
  return [statement]
}
