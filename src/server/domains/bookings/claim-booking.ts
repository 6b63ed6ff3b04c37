import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { createToken, hashToken, isToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookingClaimLinks, bookings } from '#platform/db/schema/bookings.ts'
import { whereUserStays, insertWhere } from '#platform/db/sql.ts'
import { agencyNoticeTokens, bookingClaimedEmail } from '#platform/email/agency-emails.ts'
import { outboxMailer } from '#platform/email/mailer.ts'
import { noticeStatements } from '#platform/email/notify.ts'
import { unprovedTokens } from '#platform/email/unproved-address.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeTokens, type TooMany } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { claimLinkEmail } from './booking-emails.ts'
import { matchesUnclaimed, moveBookingsStatements } from './move-bookings.ts'

const linkTtlMs = 7 * 24 * 60 * 60 * 1000

export type ClaimResult =
  | { ok: true; state: 'claimed' | 'asked' }
  | { ok: false; reason: 'booking-not-found' | 'claim-unconfirmed' }
  | TooMany

/**
 * Moves a guest booking to the user's account, or, when it has another email, sends that email a link to allow the
 * claim. Refuses with `booking-not-found` when it is not claimable, `claim-unconfirmed` when the user's email is
 * unconfirmed, or `too-many-attempts`.
 */
export async function claimBooking(context: ServiceContext<SessionUser>, code: string): Promise<ClaimResult> {
  const { db, user } = context
  const { bookingRows, accountRows } = await batchNamed(db, {
    bookingRows: db.select().from(bookings).where(eq(bookings.code, code)),
    accountRows: db
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(and(eq(users.id, user.id), isNotNull(users.emailConfirmedAt))),
  })
  const [booking] = bookingRows
  if (booking?.userId === user.id) return { ok: true, state: 'claimed' }
  if (!booking || booking.userId !== null || booking.clientEmail === '') return notFound
  const [account] = accountRows
  if (!account) return { ok: false, reason: 'claim-unconfirmed' }
  if (account.email !== booking.clientEmail) return askOwner(context, booking)
  const isClaimed = await moveBooking(context, {
    account: { id: user.id, ...account },
    booking,
    matchesBooking: sql`${bookings.id} = ${booking.id} and ${whereEmailConfirmed(user.id)}`,
  })
  const isTheirs =
    isClaimed ||
    (await db.$count(bookings, and(eq(bookings.id, booking.id), eq(bookings.userId, user.id)))) > 0
  return isTheirs ? { ok: true, state: 'claimed' } : notFound
}

const notFound = { ok: false, reason: 'booking-not-found' } as const

const whereEmailConfirmed = (userId: number) =>
  sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.email} = ${bookings.clientEmail} and ${users.emailConfirmedAt} is not null)`

async function askOwner(
  { db, now, siteUrl, user }: ServiceContext<SessionUser>,
  { id, code, clientEmail }: { id: number; code: string; clientEmail: string },
): Promise<ClaimResult> {
  const tokens = await takeTokens({ db, now }, [limit('booking-claims', user.id)])
  if (!tokens.ok) return tokens
  // The response stays the same, so that nobody learns how many others asked for this booking.
  const emailTokens = unprovedTokens({ db, now }, 'claim', clientEmail)
  const token = createToken()
  const tokenHash = hashToken(token)
  const whereLinkOpen = sql`exists (select 1 from ${bookingClaimLinks} where ${bookingClaimLinks.tokenHash} = ${tokenHash})`
  await batchNamed(db, {
    link: insertWhere(
      db,
      bookingClaimLinks,
      {
        tokenHash,
        bookingId: bookings.id,
        userId: user.id,
        expiresAt: new Date(now.getTime() + linkTtlMs),
      },
      sql`${and(eq(bookings.id, id), matchesUnclaimed, whereUserStays(user.id), emailTokens.whereLeft)}`,
      bookings,
    ),
    email: outboxMailer(db).queue(claimLinkEmail({ code, to: clientEmail, token, siteUrl }), whereLinkOpen),
    emailTokens: emailTokens.taking(whereLinkOpen),
  })
  return { ok: true, state: 'asked' }
}

interface Move {
  account: { id: number; name: string; email: string }
  booking: { code: string; companyName: string }
  matchesBooking: SQL
}

export async function moveBooking(
  { db, now, siteUrl }: ServiceContext,
  { account, booking, matchesBooking }: Move,
): Promise<boolean> {
  const matches = sql`${matchesBooking} and ${matchesUnclaimed}`
  const userId = account.id
  const noticeTokens = agencyNoticeTokens({ db, now }, userId)
  const whereMovable = sql`exists (select 1 from ${bookings} where ${matches})`
  const notice = bookingClaimedEmail({ ...booking, name: account.name, replyTo: account.email, siteUrl })
  const { claimedRows } = await batchNamed(db, {
    notice: noticeStatements(db, notice, sql`${whereMovable} and ${noticeTokens.whereLeft}`),
    noticeTokens: noticeTokens.taking(whereMovable),
    ...moveBookingsStatements({ db, now }, { userId, matchesBooking }),
  })
  return claimedRows.length > 0
}

/** Returns the booking code and account email of a claim link, or null when the claim can no longer be completed. */
export async function findClaim(context: ServiceContext, token: string) {
  const claim = await readClaim(context, token)
  return claim && { code: formatCode(claim.code), accountEmail: claim.accountEmail }
}

async function readClaim({ db, now }: ServiceContext, token: string) {
  if (!isToken(token)) return null
  const [row] = await db
    .select({
      code: bookings.code,
      companyName: bookings.companyName,
      bookingId: bookings.id,
      userId: users.id,
      accountName: users.name,
      accountEmail: users.email,
    })
    .from(bookingClaimLinks)
    .innerJoin(bookings, eq(bookings.id, bookingClaimLinks.bookingId))
    .innerJoin(users, eq(users.id, bookingClaimLinks.userId))
    .where(
      and(
        eq(bookingClaimLinks.tokenHash, hashToken(token)),
        gt(bookingClaimLinks.expiresAt, now),
        matchesUnclaimed,
        isNotNull(users.emailConfirmedAt),
        isNull(users.disabledAt),
      ),
    )
  return row ?? null
}

/** Completes a claim without sign-in: the link proves the mailbox (docs/decisions/016-proved-addresses.md). */
export async function allowClaim(context: ServiceContext, token: string): Promise<boolean> {
  const claim = await readClaim(context, token)
  if (!claim) return false
  return moveBooking(context, {
    account: { id: claim.userId, name: claim.accountName, email: claim.accountEmail },
    booking: { code: claim.code, companyName: claim.companyName },
    matchesBooking: sql`${bookings.id} = ${claim.bookingId} and exists (select 1 from ${bookingClaimLinks} where ${bookingClaimLinks.tokenHash} = ${hashToken(token)} and ${bookingClaimLinks.bookingId} = ${bookings.id})`,
  })
}
