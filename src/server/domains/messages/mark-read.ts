import { and, eq, sql } from 'drizzle-orm'
import { type UnreadBookings, unreadBookingsMax } from '#contracts/messages.ts'
import { type Conversation, countUnread } from '#domains/bookings/thread.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { keptCounts } from '#platform/db/schema/content.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

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

/**
 * Returns how many bookings have unread messages: the user's own and, for an administrator, the agency's. Each number
 * is at most `unreadBookingsMax`.
 */
export async function countUnreadBookings({
  db,
  user,
}: ServiceContext<SessionUser>): Promise<UnreadBookings> {
  const ownUnread = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.userId, user.id), sql`agency_message_id > client_read_id`))
    .limit(unreadBookingsMax)
  const [ownRows, agencyRows] = await Promise.all([
    ownUnread,
    user.role === 'admin'
      ? db.select({ records: keptCounts.records }).from(keptCounts).where(eq(keptCounts.subject, 'unread'))
      : [],
  ])
  return {
    own: ownRows.length,
    agency: Math.max(0, Math.min(unreadBookingsMax, agencyRows[0]?.records ?? 0)),
  }
}
