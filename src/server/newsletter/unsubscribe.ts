import { and, eq, isNull } from 'drizzle-orm'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { newsletterSubscribers } from '#server/db/schema/blog.ts'
import { isToken } from '#server/sessions/token.ts'

/** Where a mail's link leads, and what its List-Unsubscribe header names (RFC 8058). */
export const unsubscribePath = (token: string): string => `/newsletter/unsubscribe?token=${token}`

/** The sign-up that a link belongs to, or null for a link of none. */
export async function findSubscription(db: Db, token: string) {
  if (!isToken(token)) return null
  const [row] = await db
    .select({
      email: newsletterSubscribers.email,
      unsubscribedAt: newsletterSubscribers.unsubscribedAt,
    })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.unsubscribeToken, token))
  return row ? { email: row.email, isSubscribed: row.unsubscribedAt === null } : null
}

/** Ends a subscription; a second time changes nothing. @returns whether the link belongs to a sign-up */
export async function unsubscribe(db: Db, token: string, now: Date): Promise<boolean> {
  if (!isToken(token)) return false
  const ofToken = eq(newsletterSubscribers.unsubscribeToken, token)
  const { found } = await batchNamed(db, {
    subscriber: db
      .update(newsletterSubscribers)
      .set({ unsubscribedAt: now })
      .where(and(ofToken, isNull(newsletterSubscribers.unsubscribedAt))),
    found: db.select({ id: newsletterSubscribers.id }).from(newsletterSubscribers).where(ofToken),
  })
  return found.length > 0
}
