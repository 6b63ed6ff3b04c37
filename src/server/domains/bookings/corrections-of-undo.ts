import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { bookings, bulkChangeItems, bulkChanges } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { bulkEmailId } from '#platform/email/mailer.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { appointmentOf } from './appointments.ts'
import { assigneeEmails, isOpen, startsAtAfter } from './assignees.ts'
import { statusEmail } from './booking-emails.ts'
import { afterChange, seeBookings } from './snapshots.ts'

const matchesChange = sql`${outbox.bulkId} = ${bulkEmailId(bulkChangeItems.bulkId, bulkChangeItems.bookingId)}`
const whereSent = sql`(${outbox.sentAt} is not null or ${outbox.attempts} > 0)`

/**
 * Returns the emails that undoing a bulk change needs because others have gone out, and the bookings as they were read.
 */
export async function correctionsOfUndo(context: ServiceContext, id: string) {
  const { db } = context
  const items = await db
    .select({
      bookingId: bulkChangeItems.bookingId,
      fromStatus: bulkChangeItems.fromStatus,
      isAssigning: bulkChangeItems.isAssigning,
    })
    .from(bulkChangeItems)
    .where(eq(bulkChangeItems.bulkId, id))
  const itemsById = new Map(items.map((item) => [item.bookingId, item]))
  const snapshots = await seeBookings(db, { ids: [...itemsById.keys()] })
  const restorations = snapshots.flatMap((booking) => {
    const item = itemsById.get(booking.id)
    return item ? [{ ...afterChange(booking, context), ...item }] : []
  })
  const [clientsTold, assigneesUntold] = await Promise.all([
    clientsToldSince(db, id),
    findUnnotifiedAssignees(db, id),
  ])
  const toAssignees = await assigneeEmails(
    context,
    restorations
      .filter(({ bookingId, isAssigning }) => isAssigning || !assigneesUntold.has(bookingId))
      .map(({ assigneeId, appointmentBefore, ...booking }) => {
        const { bookingId, status, confirmedFor, fromStatus, isAssigning } = booking
        const startsAt = appointmentOf({ status: fromStatus, confirmedFor })
        const isAssignmentNews = isAssigning && (assigneesUntold.has(bookingId) || !isOpen(status))
        return {
          ...booking,
          before: isAssignmentNews
            ? { assigneeId: null, startsAt: null }
            : { assigneeId, startsAt: startsAtAfter({ status, confirmedFor }, startsAt) },
          after: { assigneeId, startsAt, isOpen: isOpen(fromStatus) },
        }
      }),
  )
  return {
    snapshots,
    toClients: restorations
      .filter(({ bookingId }) => clientsTold.has(bookingId))
      .map((booking) => ({ bookingId: booking.bookingId, email: statusEmail(booking, booking.fromStatus) })),
    toAssignees,
  }
}

/** Returns the bookings whose clients got the email about the change, or an invitation since: its file needs a reversal. */
async function clientsToldSince(db: Db, id: string): Promise<Set<number>> {
  const whereInvited = sql`(${outbox.bulkId} is null and ${outbox.createdAt} >= ${bulkChanges.createdAt} and ${outbox.attachment} is not null and ${bulkChangeItems.fromStatus} = 'pending')`
  const whereToClient = or(isNull(outbox.userId), eq(outbox.userId, bookings.userId))
  const rows = await emailsAbout(
    db,
    and(eq(bulkChangeItems.bulkId, id), whereToClient, or(and(matchesChange, whereSent), whereInvited)),
  )
  return new Set(rows.map((row) => row.bookingId))
}

async function findUnnotifiedAssignees(db: Db, id: string): Promise<Set<number>> {
  const whereToAssignee = eq(outbox.userId, bookings.assigneeId)
  const rows = await emailsAbout(
    db,
    and(eq(bulkChangeItems.bulkId, id), whereToAssignee, matchesChange, not(whereSent)),
  )
  return new Set(rows.map((row) => row.bookingId))
}

const emailsAbout = (db: Db, where: SQL | undefined) =>
  db
    .selectDistinct({ bookingId: bulkChangeItems.bookingId })
    .from(bulkChangeItems)
    .innerJoin(bulkChanges, eq(bulkChanges.id, bulkChangeItems.bulkId))
    .innerJoin(bookings, eq(bookings.id, bulkChangeItems.bookingId))
    .innerJoin(outbox, eq(outbox.bookingId, bulkChangeItems.bookingId))
    .where(where)
