import { eq } from 'drizzle-orm'
import type { MessageSide } from '#contracts/messages.ts'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import type { SessionUser } from '#server/sessions/session.ts'

export interface Conversation {
  bookingId: number
  side: MessageSide
}

/**
 * Returns the reader's side of a booking's conversation. Strangers get null like for an unknown code, so that
 * existence is not revealed.
 */
export async function findConversation(
  db: Db,
  code: string,
  reader: Pick<SessionUser, 'id' | 'role'> | null,
): Promise<Conversation | null> {
  if (!reader) return null
  const [booking] = await db
    .select({ id: bookings.id, userId: bookings.userId })
    .from(bookings)
    .where(eq(bookings.code, code))
  const side = booking && sideOf(booking, reader)
  return side ? { bookingId: booking.id, side } : null
}

/** Ownership comes first: in their own booking an administrator is the client. */
export function sideOf(
  { userId }: { userId: number | null },
  reader: Pick<SessionUser, 'id' | 'role'> | null,
): MessageSide | null {
  if (!reader) return null
  if (userId === reader.id) return 'client'
  return reader.role === 'admin' ? 'agency' : null
}
