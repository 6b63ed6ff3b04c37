import { and, eq, sql } from 'drizzle-orm'
import { type UnreadBookings, unreadBookingsMax } from '#contracts/messages.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { keptCounts } from '#platform/db/schema/content.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

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
