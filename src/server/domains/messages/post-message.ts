import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { MessageSide } from '#contracts/messages.ts'
import { bookingContact, contactAccount } from '#domains/bookings/booking-row.ts'
import type { Conversation } from '#domains/bookings/thread.ts'
import { createToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookingMessages, bookings } from '#platform/db/schema/bookings.ts'
import { existingUserId, insertWhere } from '#platform/db/sql.ts'
import { noticeStatements } from '#platform/email/notify.ts'
import { ipLimits, limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { agencyWrote, clientWrote } from './message-emails.ts'
import { insertMessageLinkStatement, type LinkedBooking, whereGuestBooking } from './message-links.ts'

/**
 * Within this time, the same text by the same author is one message (docs/decisions/009-messages-and-appointments.md).
 */
const repeatMs = 60_000

interface NewMessage {
  conversation: Conversation
  body: string
}

const attemptsMax = 3

/**
 * Inserts a message and notifies the other side. A repeat within a minute inserts nothing and returns `isNew: false`.
 * Refuses with `booking-not-found` when the booking is gone or no longer the client's, and with `too-many-attempts`
 * over the rate limit.
 */
export async function postMessage(context: ServiceContext<SessionUser>, message: NewMessage) {
  const { user, ip } = context
  const { conversation, body } = message
  const tokens = await takeTokens(context, [
    limit('messages', user.id),
    ...(conversation.side === 'client' ? ipLimits('messages:clients', ip) : []),
  ])
  if (!tokens.ok) return tokens
  const { bookingId, side } = conversation
  const matchesBooking = and(
    eq(bookings.id, bookingId),
    side === 'client' ? eq(bookings.userId, user.id) : undefined,
  )
  return insertWithRetries(context, { side, authorId: user.id, body, matchesBooking })
}

/** Posts a message of a guest, who has proved the mailbox of the booking with a link. */
export async function postGuestMessage(
  context: ServiceContext,
  { link: { bookingId, email }, body }: { link: LinkedBooking; body: string },
) {
  const tokens = await takeTokens(context, [
    limit('messages:guests', bookingId),
    ...ipLimits('messages:clients', context.ip),
  ])
  if (!tokens.ok) return tokens
  const matchesBooking = and(eq(bookings.id, bookingId), eq(bookings.clientEmail, email), whereGuestBooking)
  return insertWithRetries(context, { side: 'client', authorId: null, body, matchesBooking })
}

interface Insertion {
  side: MessageSide
  /** Null for a guest. */
  authorId: number | null
  body: string
  matchesBooking: SQL | undefined
}

async function insertWithRetries(context: ServiceContext, message: Insertion) {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const result = await insertMessage(context, message)
    if (result) return result
  }
  return bookingNotFound
}

const bookingNotFound = { ok: false as const, reason: 'booking-not-found' as const }

/** Returns null if the client has another address since it was read: the email would go to somebody else. */
async function insertMessage(context: ServiceContext, { side, authorId, body, matchesBooking }: Insertion) {
  const { db, now, siteUrl } = context
  const [booking] = await db
    .select({
      id: bookings.id,
      code: bookings.code,
      companyName: bookings.companyName,
      contactName: bookings.contactName,
      bookingEmail: bookings.clientEmail,
      account: contactAccount,
    })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(matchesBooking)
  if (!booking) return bookingNotFound

  const matchesMessage = and(
    eq(bookingMessages.bookingId, booking.id),
    sql`${bookingMessages.authorId} is ${authorId}`,
    eq(bookingMessages.fromAgency, side === 'agency'),
    eq(bookingMessages.body, body),
    sql`${bookingMessages.createdAt} > ${now.getTime() - repeatMs}`,
  )
  const { code, companyName, contactName, bookingEmail, account } = booking
  const whereSameClient = sql`${bookings.clientEmail} = ${bookingEmail} and ${bookings.userId} is ${account?.id ?? null}`
  const matchesNew = sql`${matchesBooking} and ${whereSameClient} and not exists (select 1 from ${bookingMessages} where ${matchesMessage})`
  const contact = bookingContact(bookingEmail, account)
  const token = createToken()
  const email =
    side === 'agency'
      ? agencyWrote({ code, contact, siteUrl, token })
      : clientWrote({ code, contact, companyName, contactName, siteUrl })
  // The email comes first: after the insert the message would count as a repeat.
  const { postedRows } = await batchNamed(db, {
    email: noticeStatements(db, email, sql`exists (select 1 from ${bookings} where ${matchesNew})`),
    link:
      side === 'agency' && !account
        ? insertMessageLinkStatement(context, { token, email: contact.email }, matchesNew)
        : undefined,
    postedRows: insertWhere(
      db,
      bookingMessages,
      {
        bookingId: bookings.id,
        authorId: existingUserId(authorId),
        fromAgency: side === 'agency',
        body,
        createdAt: now,
      },
      matchesNew,
      bookings,
    ).returning({ id: bookingMessages.id }),
  })
  const isNew = postedRows.length > 0
  const isThere = isNew || (await db.$count(bookingMessages, matchesMessage)) > 0
  return isThere ? { ok: true as const, isNew } : null
}
