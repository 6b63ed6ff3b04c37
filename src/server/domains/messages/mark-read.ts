import { eq, sql } from 'drizzle-orm'
import { type Conversation, countUnread } from '#domains/bookings/thread.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

interface ReadMark {
  conversation: Conversation
  readUpTo: number
}

/**
 * Marks the messages up to the id `readUpTo` as read by one side and returns how many it has not read. An earlier id
 * than before changes nothing.
 */
export async function markRead(
  { db }: ServiceContext,
  { conversation: { bookingId, side }, readUpTo }: ReadMark,
): Promise<number> {
  const newest = sql`(select coalesce(max(m.id), 0) from booking_messages as m where m.booking_id = ${bookingId} and m.id <= ${readUpTo})`
  const { counts } = await batchNamed(db, {
    booking: db
      .update(bookings)
      .set(
        side === 'client'
          ? { clientReadId: sql`max(${bookings.clientReadId}, ${newest})` }
          : { agencyReadId: sql`max(${bookings.agencyReadId}, ${newest})` },
      )
      .where(eq(bookings.id, bookingId)),
    counts: countUnread(db, bookingId, side),
  })
  return counts[0]?.unread ?? 0
}
