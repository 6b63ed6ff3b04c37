import { and, eq, sql } from 'drizzle-orm'
import { batchNamed } from '#server/db/batch-named.ts'
import { existingUserId } from '#server/db/existing-user-id.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookingMessages, bookings } from '#server/db/schema/bookings.ts'
import { notifying } from '#server/email/notify.ts'
import { bookingContact, contactAccount } from '#server/bookings/booking-contact.ts'
import { agencyWrote, clientWrote } from '#server/email/message-emails.ts'
import { addressLimits, limit } from '#server/rate-limit/limits.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import type { Conversation } from './find-conversation.ts'

/**
 * Within this time, the same text by the same author is one message (docs/decisions/009-messages-and-appointments.md).
 */
const repeatMs = 60_000

interface NewMessage {
  conversation: Conversation
  body: string
}

const attemptsMax = 3

export async function postMessage(context: ServiceContext<SessionUser>, message: NewMessage) {
  const { user, address } = context
  const tokens = await takeTokens(context, [
    limit('messages', user.id),
    ...(message.conversation.side === 'client' ? addressLimits('messages:clients', address) : []),
  ])
  if (!tokens.ok) return tokens
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const result = await insertMessage(context, message)
    if (result) return result
  }
  return bookingNotFound
}

const bookingNotFound = { ok: false as const, reason: 'booking-not-found' as const }

/** Returns null if the client has another address since it was read: the email would go to somebody else. */
async function insertMessage(
  { db, now, siteUrl, user }: ServiceContext<SessionUser>,
  { conversation, body }: NewMessage,
) {
  const { bookingId, side } = conversation
  const matchesOwnBooking = and(
    eq(bookings.id, bookingId),
    side === 'client' ? eq(bookings.userId, user.id) : undefined,
  )
  const [booking] = await db
    .select({
      code: bookings.code,
      companyName: bookings.companyName,
      contactName: bookings.contactName,
      bookingEmail: bookings.clientEmail,
      account: contactAccount,
    })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(matchesOwnBooking)
  if (!booking) return bookingNotFound

  const matchesMessage = and(
    eq(bookingMessages.bookingId, bookingId),
    eq(bookingMessages.authorId, user.id),
    eq(bookingMessages.fromAgency, side === 'agency'),
    eq(bookingMessages.body, body),
    sql`${bookingMessages.createdAt} > ${now.getTime() - repeatMs}`,
  )
  const { code, companyName, contactName, bookingEmail, account } = booking
  const whereSameClient = sql`${bookings.clientEmail} = ${bookingEmail} and ${bookings.userId} is ${account?.id ?? null}`
  const matchesNew = sql`${matchesOwnBooking} and ${whereSameClient} and not exists (select 1 from ${bookingMessages} where ${matchesMessage})`
  const contact = bookingContact(bookingEmail, account)
  const email =
    side === 'agency'
      ? agencyWrote({ code, contact, siteUrl })
      : clientWrote({ code, contact, companyName, contactName, siteUrl })
  // The email comes first: after the insert the message would count as a repeat.
  const { postedRows } = await batchNamed(db, {
    email: notifying(db, email, sql`exists (select 1 from ${bookings} where ${matchesNew})`),
    postedRows: insertWhere(
      db,
      bookingMessages,
      {
        bookingId: bookings.id,
        authorId: existingUserId(user.id),
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
