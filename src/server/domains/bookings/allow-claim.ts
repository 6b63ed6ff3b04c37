import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { formatCode } from '#shared/confirmation-code.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookingClaimLinks, bookings } from '#platform/db/schema/bookings.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { hashToken, isToken } from '#platform/crypto/token.ts'
import { moveBooking } from './claim-booking.ts'
import { matchesUnclaimed } from './move-bookings.ts'

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
