import { and, eq, isNull, sql } from 'drizzle-orm'
import { batchNamed } from '#platform/db/batch-named.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { isToken } from '#platform/crypto/token.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { countReactionsStatement, subscriberStatus } from '#platform/email/newsletter-lane.ts'

export const unsubscribePath = (token: string): string => `/newsletter/unsubscribe?token=${token}`

/**
 * Returns the address that an unsubscribe link belongs to and whether it is subscribed. Returns null when the link is
 * unknown.
 */
export async function findSubscription({ db }: ServiceContext, token: string) {
  if (!isToken(token)) return null
  const [row] = await db
    .select({
      email: newsletterSubscribers.email,
      unsubscribedAt: newsletterSubscribers.unsubscribedAt,
      isConfirmed: newsletterSubscribers.isConfirmed,
    })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.unsubscribeToken, token))
  return row ? { email: row.email, isSubscribed: subscriberStatus(row) === 'subscribed' } : null
}

/**
 * Unsubscribes the address that the link belongs to, and counts it for the last issue that it received. Returns false
 * when the link is unknown.
 */
export async function unsubscribe({ db, now }: ServiceContext, token: string): Promise<boolean> {
  if (!isToken(token)) return false
  const matchesToken = eq(newsletterSubscribers.unsubscribeToken, token)
  const { matchingRows } = await batchNamed(db, {
    // Runs before the subscriber's update, because leaving twice counts once.
    issue: countReactionsStatement(
      db,
      'left',
      sql`select ${newsletterSubscribers.email} from ${newsletterSubscribers} where ${and(matchesToken, isNull(newsletterSubscribers.unsubscribedAt))}`,
    ),
    subscriber: db
      .update(newsletterSubscribers)
      .set({ unsubscribedAt: now, confirmTokenHash: null, confirmExpiresAt: null })
      .where(and(matchesToken, isNull(newsletterSubscribers.unsubscribedAt))),
    matchingRows: db.select({ id: newsletterSubscribers.id }).from(newsletterSubscribers).where(matchesToken),
  })
  return matchingRows.length > 0
}
