import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { messageRules } from '#contracts/message-rules.ts'
import type { MessageThread } from '#contracts/messages.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookingMessages } from '#platform/db/schema/bookings.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { Conversation } from './find-conversation.ts'
import { countUnread } from './unread.ts'

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
