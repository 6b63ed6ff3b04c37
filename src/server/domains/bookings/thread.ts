import { and, count, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { messageRules } from '#contracts/booking-rules.ts'
import type { MessageSide, MessageThread } from '#contracts/messages.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookingMessages, bookings } from '#platform/db/schema/bookings.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

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

interface Part {
  before?: number | undefined
  after?: number | undefined
}

/**
 * Returns the newest page of a booking's messages, oldest first, and how many messages this side has not read.
 * `before` and `after` are message ids that limit the page.
 */
export async function readThread(
  { db }: ServiceContext,
  { bookingId, side, before, after }: Conversation & Part,
): Promise<MessageThread> {
  const { newestFirst, counts } = await batchNamed(db, {
    newestFirst: db
      .select({
        id: bookingMessages.id,
        fromAgency: bookingMessages.fromAgency,
        body: bookingMessages.body,
        createdAt: bookingMessages.createdAt,
        author: users.name,
      })
      .from(bookingMessages)
      .leftJoin(users, eq(users.id, bookingMessages.authorId))
      .where(
        and(
          eq(bookingMessages.bookingId, bookingId),
          before === undefined ? undefined : lt(bookingMessages.id, before),
          after === undefined ? undefined : whereNewer(after),
        ),
      )
      .orderBy(desc(bookingMessages.id))
      .limit(messageRules.pageRows + 1),
    counts: countUnread(db, bookingId, side),
  })
  const shownRows = newestFirst.slice(0, messageRules.pageRows)
  return {
    side,
    messages: shownRows.reverse().map(({ id, fromAgency, body, createdAt, author }) => ({
      id,
      from: fromAgency ? 'agency' : 'client',
      ...(author ? { author } : {}),
      body,
      createdAt: createdAt.toISOString(),
    })),
    olderThan: newestFirst.length > messageRules.pageRows ? (shownRows[0]?.id ?? null) : null,
    unread: counts[0]?.unread ?? 0,
  }
}

/** Both values of the index column before the id are named, so that a poll reads only what is newer. */
const whereNewer = (after: number) =>
  and(inArray(bookingMessages.fromAgency, [true, false]), gt(bookingMessages.id, after))

export const unreadColumn = (side: MessageSide): SQL<number> =>
  side === 'client'
    ? sql<number>`(select count(*) from booking_messages as m where m.booking_id = bookings.id and m.from_agency = 1 and m.id > bookings.client_read_id)`
    : sql<number>`(select count(*) from booking_messages as m where m.booking_id = bookings.id and m.from_agency = 0 and m.id > bookings.agency_read_id)`

export const countUnread = (db: Db, bookingId: number, side: MessageSide) =>
  db
    .select({ unread: count() })
    .from(bookingMessages)
    .innerJoin(bookings, eq(bookings.id, bookingMessages.bookingId))
    .where(
      and(
        eq(bookings.id, bookingId),
        eq(bookingMessages.fromAgency, side === 'client'),
        gt(bookingMessages.id, side === 'client' ? bookings.clientReadId : bookings.agencyReadId),
      ),
    )
