import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { type UndoResult, undoWindowMs } from '#contracts/admin-bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import type { AuditEntry } from '#server/audit/record.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { bookingEvents, bookings, bulkChangeItems, bulkChanges } from '#server/db/schema/bookings.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { bulkEmailId } from '#server/email/mailer.ts'
import { logEach } from './log-each.ts'
import { seeBookings } from './see-bookings.ts'
import { nextUpdatedAt } from './write-change.ts'

interface Undo {
  /** Of the change of many. */
  id: string
  actor: AuditEntry['actor']
  now: Date
}

type Refusal = 'not-found' | 'not-yours' | 'over' | 'undone'

/**
 * Gives each booking of a change of many its old status back, where it still has the one that the change gave it, and
 * takes back the mails of those. The rules of moves do not hold here: this is no move, it is one that was not made.
 * Only who made the change can, once, while its window is open.
 */
export async function undoBulkChange(
  db: Db,
  { id, actor, now }: Undo,
): Promise<{ ok: true; result: UndoResult } | { ok: false; reason: Refusal }> {
  const isOpen = and(
    eq(bulkChanges.id, id),
    eq(bulkChanges.adminId, actor.id),
    isNull(bulkChanges.undoneAt),
    gt(bulkChanges.createdAt, new Date(now.getTime() - undoWindowMs)),
  )
  // A batch is one transaction: all of it sees the change open, or none of it does.
  const isRestored = sql`i.bulk_id = ${id} and b.status = (select to_status from bulk_changes where id = ${id}) and exists (select 1 from ${bulkChanges} where ${isOpen})`
  const itemsAndBookings = sql`bulk_change_items i join bookings b on b.id = i.booking_id`
  const from = sql`from ${itemsAndBookings} where ${isRestored}`
  const { restored, closed } = await batchNamed(db, {
    events: insertWhere(
      db,
      bookingEvents,
      { bookingId: sql`i.booking_id`, status: sql`i.from_status`, actorId: actor.id, createdAt: now },
      isRestored,
      itemsAndBookings,
    ),
    audit: logEach(db, { id, actor, before: sql`b.status`, after: sql`i.from_status`, only: isRestored }),
    emails: db
      .delete(outbox)
      .where(
        and(
          inArray(outbox.bulkId, sql`(select ${bulkEmailId(id, sql`i.booking_id`)} ${from})`),
          isNull(outbox.sentAt),
        ),
      ),
    restored: db
      .update(bookings)
      .set({
        status: sql`(select from_status from bulk_change_items where bulk_id = ${id} and booking_id = ${bookings.id})`,
        updatedAt: nextUpdatedAt(now),
      })
      .where(inArray(bookings.id, sql`(select i.booking_id ${from})`))
      .returning({ id: bookings.id }),
    // Last: it closes what the others ask for.
    closed: db.update(bulkChanges).set({ undoneAt: now }).where(isOpen).returning({ id: bulkChanges.id }),
  })
  if (closed.length === 0) return { ok: false, reason: await refusal(db, id, actor.id) }
  const items = await db
    .select({ id: bulkChangeItems.bookingId })
    .from(bulkChangeItems)
    .where(eq(bulkChangeItems.bulkId, id))
  const restoredIds = new Set(restored.map((booking) => booking.id))
  const seen = await seeBookings(db, { ids: items.map((item) => item.id) })
  return {
    ok: true,
    result: {
      restored: seen.filter((booking) => restoredIds.has(booking.id)).map(({ code }) => formatCode(code)),
      kept: seen
        .filter((booking) => !restoredIds.has(booking.id))
        .map(({ code, companyName, status }) => ({
          confirmationCode: formatCode(code),
          companyName,
          status,
        })),
    },
  }
}

async function refusal(db: Db, id: string, readerId: number): Promise<Refusal> {
  const [change] = await db.select().from(bulkChanges).where(eq(bulkChanges.id, id))
  if (!change) return 'not-found'
  if (change.adminId !== readerId) return 'not-yours'
  return change.undoneAt ? 'undone' : 'over'
}
