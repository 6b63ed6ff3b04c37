import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type UndoResult, undoWindowMs } from '#contracts/admin-bookings.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import {
  bookingEvents,
  bookingMoves,
  bookings,
  bulkChangeItems,
  bulkChanges,
} from '#platform/db/schema/bookings.ts'
import { heldNotices } from '#platform/db/schema/email-choices.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { existingUserId, insertWhere } from '#platform/db/sql.ts'
import { bulkEmailId } from '#platform/email/mailer.ts'
import { bulkNoticeStatements } from '#platform/email/notify-in-bulk.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { auditEachStatement } from './booking-audit.ts'
import { nextUpdatedAt } from './booking-row.ts'
import { correctionsOfUndo } from './corrections-of-undo.ts'
import { firstReminder, withdrawRemindersStatement } from './reminders.ts'
import { whereUnchanged } from './snapshots.ts'
import { nextSequence } from './write-change.ts'

type UndoRefusal =
  | { reason: 'bulk-change-not-found' | 'bulk-change-not-yours' | 'bulk-change-undone' }
  | { reason: 'undo-expired'; windowMs: number }

export type UndoOutcome = { ok: true; result: UndoResult } | ({ ok: false } & UndoRefusal)

/** Undoes a status change of one or several bookings that this administrator made within `undoWindowMs`. */
export function undoBulkChange(context: ServiceContext<SessionUser>, id: string): Promise<UndoOutcome> {
  const { id: adminId } = context.user
  return undoChange(context, { id, isByClient: false, whereMaker: sql`${bulkChanges.adminId} = ${adminId}` })
}

const whereMoved = sql`(passed_time is not null or starts_at is not null)`

interface Undo {
  id: string
  isByClient: boolean
  whereMaker: SQL
}

export async function undoChange(
  context: ServiceContext,
  { id, isByClient, whereMaker }: Undo,
): Promise<UndoOutcome> {
  const { db, now, user } = context
  const matchesOpenChange = and(
    eq(bulkChanges.id, id),
    whereMaker,
    isNull(bulkChanges.undoneAt),
    gt(bulkChanges.createdAt, new Date(now.getTime() - undoWindowMs)),
  )
  const { snapshots, toClients, toAssignees } = await correctionsOfUndo(context, id)
  // The address of an erased booking is empty: whoever asked for it has deleted their account since.
  const matchesRestorable = sql`i.bulk_id = ${id} and b.client_email <> '' and ${whereUnchanged(snapshots, { id: sql`b.id`, updatedAt: sql`b.updated_at` })} and b.status = (select to_status from bulk_changes where id = ${id}) and exists (select 1 from ${bulkChanges} where ${matchesOpenChange})`
  const itemsAndBookings = sql`bulk_change_items i join bookings b on b.id = i.booking_id`
  const ownItem = sql`from bulk_change_items where bulk_id = ${id} and booking_id = ${bookings.id}`
  const fromStatus = sql`(select from_status ${ownItem})`
  const from = sql`from ${itemsAndBookings} where ${matchesRestorable}`
  const due = sql`select i.booking_id ${from}`
  // Whoever lost the appointment meanwhile has not got it back, and needs to hear that it was called off.
  const whereStillTheirs = sql`(${outbox.userId} is null or exists (select 1 from ${bookings} where ${bookings.id} = ${outbox.bookingId} and (${bookings.assigneeId} = ${outbox.userId} or ${bookings.userId} = ${outbox.userId})))`
  const { restoredRows, closedRows, itemRows } = await batchNamed(db, {
    events: insertWhere(
      db,
      bookingEvents,
      {
        bookingId: sql`i.booking_id`,
        status: sql`i.from_status`,
        actorId: existingUserId(user?.id),
        createdAt: now,
      },
      matchesRestorable,
      itemsAndBookings,
    ),
    moves: insertWhere(
      db,
      bookingMoves,
      {
        bookingId: sql`i.booking_id`,
        startedBefore: sql`b.confirmed_for`,
        startsAt: sql`i.passed_time`,
        movedBy: 'agency',
        actorId: existingUserId(user?.id),
        createdAt: now,
      },
      sql`${matchesRestorable} and ${whereMoved} and i.starts_at is b.confirmed_for`,
      itemsAndBookings,
    ),
    audit:
      user && !isByClient
        ? auditEachStatement(db, {
            id,
            actor: user,
            before: sql`b.status`,
            after: sql`i.from_status`,
            only: matchesRestorable,
          })
        : undefined,
    corrections: bulkNoticeStatements(db, { bulkId: null, sendAfter: now, emails: toClients, due }),
    assigneeCorrections: bulkNoticeStatements(db, { bulkId: null, sendAfter: now, emails: toAssignees, due }),
    oldReminders: withdrawRemindersStatement(db, sql`(${due})`),
    emails: db
      .delete(outbox)
      .where(
        and(
          inArray(outbox.bulkId, sql`(select ${bulkEmailId(id, sql`i.booking_id`)} ${from})`),
          isNull(outbox.sentAt),
          isByClient ? undefined : whereStillTheirs,
        ),
      ),
    heldNotices: db
      .delete(heldNotices)
      .where(inArray(heldNotices.bulkId, sql`(select ${bulkEmailId(id, sql`i.booking_id`)} ${from})`)),
    restoredRows: db
      .update(bookings)
      .set({
        status: fromStatus,
        confirmedFor: sql`case when exists (select 1 ${ownItem} and ${whereMoved} and starts_at is ${bookings.confirmedFor}) then (select passed_time ${ownItem}) else ${bookings.confirmedFor} end`,
        updatedAt: nextUpdatedAt(now),
        calendarSequence: nextSequence,
        remindAt: sql`case when ${fromStatus} = 'confirmed' then ${firstReminder(sql`${bookings.confirmedFor}`, now)} end`,
      })
      .where(inArray(bookings.id, sql`(${due})`))
      .returning({ id: bookings.id }),
    // After the other changes, which match only while the change is open.
    closedRows: db
      .update(bulkChanges)
      .set({ undoneAt: now })
      .where(matchesOpenChange)
      .returning({ id: bulkChanges.id }),
    itemRows: db
      .select({
        id: bookings.id,
        code: bookings.code,
        companyName: bookings.companyName,
        status: bookings.status,
      })
      .from(bulkChangeItems)
      .innerJoin(bookings, eq(bookings.id, bulkChangeItems.bookingId))
      .where(eq(bulkChangeItems.bulkId, id)),
  })
  if (closedRows.length === 0) return { ok: false, ...(await refusal(db, id, whereMaker)) }
  const restoredIds = new Set(restoredRows.map((booking) => booking.id))
  return {
    ok: true,
    result: {
      restored: itemRows.filter((booking) => restoredIds.has(booking.id)).map(({ code }) => formatCode(code)),
      kept: itemRows
        .filter((booking) => !restoredIds.has(booking.id))
        .map(({ code, companyName, status }) => ({
          confirmationCode: formatCode(code),
          companyName,
          status,
        })),
    },
  }
}

async function refusal(db: Db, id: string, whereMaker: SQL): Promise<UndoRefusal> {
  const [change] = await db
    .select({ undoneAt: bulkChanges.undoneAt, isTheirs: sql<number>`(${whereMaker})` })
    .from(bulkChanges)
    .where(eq(bulkChanges.id, id))
  if (!change) return { reason: 'bulk-change-not-found' }
  if (!change.isTheirs) return { reason: 'bulk-change-not-yours' }
  return change.undoneAt
    ? { reason: 'bulk-change-undone' }
    : { reason: 'undo-expired', windowMs: undoWindowMs }
}
