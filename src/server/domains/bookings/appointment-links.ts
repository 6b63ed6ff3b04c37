import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { createToken, hashToken, isToken } from '#platform/crypto/token.ts'
import type { Db } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { appointmentLinks } from '#platform/db/schema/schedules.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { readHostCookie, setHostCookie } from '#platform/http/cookies.ts'
import type { AppEnv } from '#platform/http/env.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'

export interface NewLink {
  token: string
  email: string
  startsAt: Date
}

export const insertAppointmentLinkStatement = (
  db: Db,
  { token, email, startsAt }: NewLink,
  matchesRow: SQL,
) =>
  insertWhere(
    db,
    appointmentLinks,
    { tokenHash: hashToken(token), bookingId: bookings.id, email, expiresAt: startsAt },
    sql`${matchesRow} and ${email} <> ''`,
    bookings,
  )

export const insertAppointmentLinksStatement = (
  db: Db,
  links: readonly (NewLink & { bookingId: number })[],
  due: SQL,
) =>
  insertWhere(
    db,
    appointmentLinks,
    {
      tokenHash: sql<string>`value ->> 'tokenHash'`,
      bookingId: sql<number>`value ->> 'bookingId'`,
      email: sql<string>`value ->> 'email'`,
      expiresAt: sql<Date>`value ->> 'expiresAt'`,
    },
    sql`value ->> 'bookingId' in (${due}) and value ->> 'email' <> ''`,
    sql`json_each(${JSON.stringify(
      links.map(({ token, bookingId, email, startsAt }) => ({
        tokenHash: hashToken(token),
        bookingId,
        email,
        expiresAt: startsAt.getTime(),
      })),
    )})`,
  )

export const senderKeyTtlSeconds = 24 * 60 * 60

/** A key of the browser that sent a guest's booking proves no mailbox, so it is stored without an address. */
const noAddress = ''

/**
 * Returns a key with which the browser that sent a guest's booking sees it unmasked for a day. It neither moves nor
 * cancels the booking. Bookings of accounts need none.
 * @param code as stored
 */
export async function createSenderKey({ db, now }: DatabaseContext, code: string): Promise<string> {
  const key = createToken()
  const expiresAt = new Date(now.getTime() + senderKeyTtlSeconds * 1000)
  await insertWhere(
    db,
    appointmentLinks,
    { tokenHash: hashToken(key), bookingId: bookings.id, email: noAddress, expiresAt },
    sql`${bookings.code} = ${code} and ${bookings.userId} is null`,
    bookings,
  )
  return key
}

type Keyed = Pick<typeof bookings.$inferSelect, 'id' | 'userId'>

/** Returns whether a key opens a booking, and whether it came by email to the address of its client. */
export async function readSenderKey(
  { db, now }: DatabaseContext,
  key: string | undefined,
  { booking, email }: { booking: Keyed; email: string },
): Promise<'sender' | 'mailbox' | null> {
  if (key === undefined || !isToken(key) || email === '') return null
  const [link] = await db
    .select({ bookingId: appointmentLinks.bookingId, email: appointmentLinks.email })
    .from(appointmentLinks)
    .where(and(eq(appointmentLinks.tokenHash, hashToken(key)), gt(appointmentLinks.expiresAt, now)))
  if (link?.bookingId !== booking.id) return null
  if (link.email === email) return 'mailbox'
  return link.email === noAddress && booking.userId === null ? 'sender' : null
}

const name = 'booking'

/** Reads the key of the booking that this browser sent last, or whose emailed link it followed last. */
export const readSenderCookie = (c: Context<AppEnv>): string | undefined => readHostCookie(c, name)

export const setSenderCookie = (c: Context<AppEnv>, key: string): void =>
  setHostCookie(c, name, key, senderKeyTtlSeconds)
