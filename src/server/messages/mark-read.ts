import { eq, sql } from 'drizzle-orm'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import type { Conversation } from './find-conversation.ts'
import { countUnread } from './unread.ts'

/**
 * Marks messages as read. The mark only moves forward and never past the newest message, so that what arrives later
 * is unread.
 * @param readUpTo id of the newest message that was on the screen
 */
export async function markRead(db: Db, { bookingId, side }: Conversation, readUpTo: number): Promise<number> {
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
