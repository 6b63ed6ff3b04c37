import { eq } from 'drizzle-orm'
import type { MessageSide } from '#contracts/messages.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

export interface Conversation {
  bookingId: number
  side: MessageSide
}

/**
 * Returns the booking's id and the side that the user writes for. Returns null when the code is unknown, or when the
 * user is neither the booking's client nor an administrator.
 */
export async function findConversation(
  { db, user }: ServiceContext,
  code: string,
): Promise<Conversation | null> {
  if (!user) return null
  const [booking] = await db
    .select({ id: bookings.id, userId: bookings.userId })
    .from(bookings)
    .where(eq(bookings.code, code))
  const side = booking && sideOf(booking, user)
  return side ? { bookingId: booking.id, side } : null
}

/** Checks ownership first: in their own booking, an administrator is the client. */
export function sideOf(
  { userId }: { userId: number | null },
  reader: Pick<SessionUser, 'id' | 'role'> | null,
): MessageSide | null {
  if (!reader) return null
  if (userId === reader.id) return 'client'
  return reader.role === 'admin' ? 'agency' : null
}
