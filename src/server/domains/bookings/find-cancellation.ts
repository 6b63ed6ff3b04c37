import { and, desc, eq, isNull } from 'drizzle-orm'
import { undoWindowMs } from '#contracts/admin-bookings.ts'
import type { Db } from '#platform/db/open.ts'
import { bulkChangeItems, bulkChanges } from '#platform/db/schema/bookings.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

/** Returns a client's own cancellation of a booking that has not been undone. */
export async function findCancellation(db: Db, bookingId: number) {
  const [cancellation] = await db
    .select({ id: bulkChanges.id, createdAt: bulkChanges.createdAt })
    .from(bulkChangeItems)
    .innerJoin(bulkChanges, eq(bulkChanges.id, bulkChangeItems.bulkId))
    .where(
      and(
        eq(bulkChangeItems.bookingId, bookingId),
        eq(bulkChanges.isByClient, true),
        isNull(bulkChanges.undoneAt),
      ),
    )
    .orderBy(desc(bulkChanges.createdAt))
    .limit(1)
  return cancellation
}

/** Returns until when a client may undo their own cancellation. */
export async function cancellationUndoableUntil(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  bookingId: number,
): Promise<Date | null> {
  const cancellation = await findCancellation(db, bookingId)
  if (!cancellation) return null
  const until = new Date(cancellation.createdAt.getTime() + undoWindowMs)
  return until > now ? until : null
}
