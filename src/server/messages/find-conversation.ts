import { eq } from 'drizzle-orm'
import type { MessageSide } from '#contracts/messages.ts'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import type { SessionUser } from '#server/sessions/session.ts'

/** A booking's messages as one of the two sides has them. */
export interface Conversation {
  bookingId: number
  side: MessageSide
}

/**
 * Which side of a booking's conversation an account is on: its owner is the client, an administrator the agency.
 * For everybody else there is none, as for a code of no booking: null.
 * @param code as stored
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

/** An administrator's own request is theirs as a client. */
export function sideOf(
  { userId }: { userId: number | null },
  reader: Pick<SessionUser, 'id' | 'role'> | null,
): MessageSide | null {
  if (!reader) return null
  if (userId === reader.id) return 'client'
  return reader.role === 'admin' ? 'agency' : null
}
