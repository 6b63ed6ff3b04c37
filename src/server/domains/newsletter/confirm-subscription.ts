import { and, eq, gt, isNull } from 'drizzle-orm'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { hashToken, isToken } from '#platform/crypto/token.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { whereSubscriber } from '#platform/email/newsletter-lane.ts'

const whereLink = (token: string, now: Date) =>
  and(
    eq(newsletterSubscribers.confirmTokenHash, hashToken(token)),
    gt(newsletterSubscribers.confirmExpiresAt, now),
  )

/**
 * Returns the email address that a confirmation link would confirm. Returns null when the link is unknown, used or
 * expired.
 */
export async function findSignUp({ db, now }: ServiceContext, token: string) {
  if (!isToken(token)) return null
  const [row] = await db
    .select({ email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(whereLink(token, now))
  return row ?? null
}

/** Confirms the subscription that the link belongs to. Returns false when the link is unknown, used or expired. */
export async function confirmSubscription({ db, now }: ServiceContext, token: string): Promise<boolean> {
  if (!isToken(token)) return false
  const confirmedRows = await db
    .update(newsletterSubscribers)
    .set({
      isConfirmed: true,
      confirmedAt: now,
      unsubscribedAt: null,
      // The hash stays, so that a link that is followed again is known; without an expiry it confirms nothing.
      confirmExpiresAt: null,
    })
    .where(whereLink(token, now))
    .returning({ id: newsletterSubscribers.id })
  return confirmedRows.length > 0
}

/** Returns whether this link has confirmed a subscription that is still active. */
export async function isConfirmedBy({ db }: ServiceContext, token: string): Promise<boolean> {
  if (!isToken(token)) return false
  const [row] = await db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.confirmTokenHash, hashToken(token)),
        isNull(newsletterSubscribers.confirmExpiresAt),
        whereSubscriber.subscribed,
      ),
    )
  return row !== undefined
}
