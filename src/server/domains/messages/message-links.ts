import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { hashToken, isToken } from '#platform/crypto/token.ts'
import type { Db } from '#platform/db/open.ts'
import { bookings, messageLinks } from '#platform/db/schema/bookings.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'

const linkTtlMs = 30 * 24 * 60 * 60 * 1000

/** Matches bookings whose messages are read through an emailed link: an account reads them signed in. */
export const whereGuestBooking = and(isNull(bookings.userId), ne(bookings.clientEmail, ''))

interface NewMessageLink {
  token: string
  email: string
}

export const insertMessageLinkStatement = (
  { db, now }: DatabaseContext,
  { token, email }: NewMessageLink,
  matchesBooking: SQL,
) =>
  insertWhere(
    db,
    messageLinks,
    {
      tokenHash: hashToken(token),
      bookingId: bookings.id,
      email,
      expiresAt: new Date(now.getTime() + linkTtlMs),
    },
    sql`${matchesBooking} and ${whereGuestBooking} and ${bookings.clientEmail} = ${email}`,
    bookings,
  )

export interface LinkedBooking {
  bookingId: number
  code: string
  email: string
  clientTimeZone: string | null
}

/**
 * Returns the booking whose messages a link opens. A link to a former address of the client opens nothing. For a booking
 * that an account has claimed since, only the code is returned.
 */
export async function findLinkedBooking(
  { db, now }: DatabaseContext,
  token: string,
): Promise<LinkedBooking | { claimedCode: string } | null> {
  const row = await readLink(db, token, now)
  if (!row) return null
  const { clientEmail, userId, ...booking } = row
  if (clientEmail !== booking.email) return null
  return userId === null ? booking : { claimedCode: booking.code }
}

async function readLink(db: Db, token: string, now: Date) {
  if (!isToken(token)) return undefined
  const [row] = await db
    .select({
      bookingId: bookings.id,
      code: bookings.code,
      email: messageLinks.email,
      clientEmail: bookings.clientEmail,
      userId: bookings.userId,
      clientTimeZone: bookings.clientTimeZone,
    })
    .from(messageLinks)
    .innerJoin(bookings, eq(bookings.id, messageLinks.bookingId))
    .where(and(eq(messageLinks.tokenHash, hashToken(token)), gt(messageLinks.expiresAt, now)))
  return row
}
