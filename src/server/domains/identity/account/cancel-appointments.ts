import { asc, type SQL, sql } from 'drizzle-orm'
import { assigneeEmails, callingOff } from '#domains/bookings/assignees.ts'
import { bookingDeletedEmail } from '#domains/bookings/booking-emails.ts'
import { whereNotNotified } from '#domains/bookings/held-emails.ts'
import { afterChange, seeBookings, whereUnchanged } from '#domains/bookings/snapshots.ts'
import type { Statement } from '#platform/db/batch-named.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { queueBulkEmailsStatement } from '#platform/email/mailer.ts'
import type { DatabaseContext, ServiceContext } from '#platform/sessions/service-context.ts'

const appointmentsMax = 50

const whereUpcoming = (matchesBooking: SQL, now: Date): SQL =>
  sql`${matchesBooking} and ${bookings.status} = 'confirmed' and ${bookings.confirmedFor} > ${now.getTime()}`

/**
 * Reads upcoming appointments, and returns a condition that holds while they are as they were read: the emails about them
 * name their times.
 */
export async function findUpcomingAppointments({ db, now }: DatabaseContext, matchesBooking: SQL) {
  const matchesComing = whereUpcoming(matchesBooking, now)
  const coming = await db
    .select({ code: bookings.code })
    .from(bookings)
    .where(matchesComing)
    .orderBy(asc(bookings.confirmedFor))
    .limit(appointmentsMax)
  const snapshots = coming.length > 0 ? await seeBookings(db, { codes: coming.map(({ code }) => code) }) : []
  const whereSeen = whereUnchanged(snapshots, { id: sql`coming.id`, updatedAt: sql`coming.updated_at` })
  return {
    snapshots,
    whereUnchanged: sql`not exists (select 1 from (select ${bookings.id} as id, ${bookings.updatedAt} as updated_at from ${bookings} where ${matchesComing} order by ${bookings.confirmedFor} limit ${appointmentsMax}) coming where not ${whereSeen})`,
  }
}

type ComingAppointments = Awaited<ReturnType<typeof findUpcomingAppointments>>

/**
 * Returns statements that write to the clients of upcoming appointments that these are cancelled, each with a file that
 * takes it out of a calendar, and to the people whose appointments they were. They belong in the batch that erases the
 * bookings, before them.
 */
export async function cancellationEmailStatements(
  context: ServiceContext,
  { snapshots }: Pick<ComingAppointments, 'snapshots'>,
  matchesBooking: SQL,
): Promise<Statement[]> {
  const { db, now } = context
  if (snapshots.length === 0) return []
  const cancellations = snapshots.map((booking) => afterChange(booking, context))
  const toAssignees = await assigneeEmails(context, cancellations.map(callingOff))
  const toClients = cancellations.map((booking) => ({
    bookingId: booking.id,
    email: bookingDeletedEmail(booking),
  }))
  const whereComing = sql`exists (select 1 from ${bookings} where ${bookings.id} = value ->> 'id' and ${whereUpcoming(matchesBooking, now)})`
  const queue = (emails: typeof toClients, where: SQL) =>
    queueBulkEmailsStatement(db, { bulkId: null, sendAfter: now, emails, where })
  return [
    queue(toClients, whereComing),
    queue(
      toAssignees,
      sql`${whereComing} and not ${whereNotNotified(sql`value ->> 'id'`, sql`value ->> 'userId'`)}`,
    ),
  ]
}
