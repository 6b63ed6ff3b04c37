import { and, eq, sql } from 'drizzle-orm'
import { batchNamed } from '#server/db/batch-named.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookingMessages, bookings } from '#server/db/schema/bookings.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import { bookingContact, contactAccount } from '#server/bookings/booking-contact.ts'
import { agencyWrote, clientWrote } from '#server/email/message-emails.ts'
import type { Conversation } from './find-conversation.ts'

/** The same words of the same author within this time are one message: an answer was lost and they were sent again. */
const repeatMs = 60_000

interface NewMessage {
  conversation: Conversation
  authorId: number
  body: string
  /** Origin of the site for the link in the mail, without a trailing slash. */
  siteUrl: string
  now: Date
}

/**
 * Writes a message and the mail that tells the other side of it; both are kept, or neither. Sent again within a
 * minute it is written once. A client whose booking is not theirs any more has not written: 'not-found'.
 */
export async function postMessage(db: Db, { conversation, authorId, body, siteUrl, now }: NewMessage) {
  const { bookingId, side } = conversation
  const isTheirs = and(
    eq(bookings.id, bookingId),
    side === 'client' ? eq(bookings.userId, authorId) : undefined,
  )
  const [booking] = await db
    .select({
      code: bookings.code,
      companyName: bookings.companyName,
      contactName: bookings.contactName,
      requestEmail: bookings.clientEmail,
      account: contactAccount,
    })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(isTheirs)
  if (!booking) return { ok: false as const, reason: 'not-found' as const }

  const isRepeated = sql`exists (select 1 from ${bookingMessages} where ${and(
    eq(bookingMessages.bookingId, bookingId),
    eq(bookingMessages.authorId, authorId),
    eq(bookingMessages.fromAgency, side === 'agency'),
    eq(bookingMessages.body, body),
    sql`${bookingMessages.createdAt} > ${now.getTime() - repeatMs}`,
  )})`
  const isNew = sql`${isTheirs} and not ${isRepeated}`
  const { code, companyName, contactName, requestEmail, account } = booking
  const mail =
    side === 'agency'
      ? agencyWrote({ code, contact: bookingContact(requestEmail, account), siteUrl })
      : clientWrote({ code, companyName, contactName, siteUrl })
  // The mail asks first: after the message it would find it repeated.
  const { posted } = await batchNamed(db, {
    email: outboxMailer(db).queue(mail, sql`exists (select 1 from ${bookings} where ${isNew})`),
    posted: insertWhere(
      db,
      bookingMessages,
      { bookingId: bookings.id, authorId, fromAgency: side === 'agency', body, createdAt: now },
      isNew,
      bookings,
    ).returning({ id: bookingMessages.id }),
  })
  return { ok: true as const, isNew: posted.length > 0 }
}
