import { and, inArray, lt, or } from 'drizzle-orm'
import { accountTokens, devices, rateLimits, sessions } from '#server/db/schema/accounts.ts'
import { newsletterSubscribers } from '#server/db/schema/blog.ts'
import { bookingClaimLinks } from '#server/db/schema/bookings.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { passkeyChallenges, pendingSignIns } from '#server/db/schema/second-factors.ts'
import { whereSubscriber } from '#server/newsletter/subscription-state.ts'
import type { ServiceContext } from '#server/service-context.ts'

const sweptRowsMax = 200

/** Kept for questions about sent and failed emails. The privacy page names this period. */
const emailRetentionSeconds = 30 * 24 * 60 * 60

/** Run by the clock, and after sign-ins, because a site may have no clock. Every read checks the expiry itself. */
export async function sweepExpired({ db, now }: ServiceContext) {
  const emailsBefore = new Date(now.getTime() - emailRetentionSeconds * 1000)
  const expiredKeys = {
    sessions: db.select({ key: sessions.tokenHash }).from(sessions).where(lt(sessions.expiresAt, now)),
    devices: db.select({ key: devices.tokenHash }).from(devices).where(lt(devices.expiresAt, now)),
    links: db
      .select({ key: accountTokens.tokenHash })
      .from(accountTokens)
      .where(lt(accountTokens.expiresAt, now)),
    pendingSignIns: db
      .select({ key: pendingSignIns.tokenHash })
      .from(pendingSignIns)
      .where(lt(pendingSignIns.expiresAt, now)),
    challenges: db
      .select({ key: passkeyChallenges.tokenHash })
      .from(passkeyChallenges)
      .where(lt(passkeyChallenges.expiresAt, now)),
    emails: db
      .select({ key: outbox.id })
      .from(outbox)
      .where(or(lt(outbox.sentAt, emailsBefore), lt(outbox.failedAt, emailsBefore))),
    claimLinks: db
      .select({ key: bookingClaimLinks.tokenHash })
      .from(bookingClaimLinks)
      .where(lt(bookingClaimLinks.expiresAt, now)),
    signUps: db
      .select({ key: newsletterSubscribers.id })
      .from(newsletterSubscribers)
      .where(and(whereSubscriber.unconfirmed, lt(newsletterSubscribers.confirmExpiresAt, now))),
    rateLimits: db.select({ key: rateLimits.key }).from(rateLimits).where(lt(rateLimits.resetAt, now)),
  }
  await db.batch([
    db.delete(sessions).where(inArray(sessions.tokenHash, expiredKeys.sessions.limit(sweptRowsMax))),
    db.delete(devices).where(inArray(devices.tokenHash, expiredKeys.devices.limit(sweptRowsMax))),
    db.delete(accountTokens).where(inArray(accountTokens.tokenHash, expiredKeys.links.limit(sweptRowsMax))),
    db
      .delete(pendingSignIns)
      .where(inArray(pendingSignIns.tokenHash, expiredKeys.pendingSignIns.limit(sweptRowsMax))),
    db
      .delete(passkeyChallenges)
      .where(inArray(passkeyChallenges.tokenHash, expiredKeys.challenges.limit(sweptRowsMax))),
    db.delete(outbox).where(inArray(outbox.id, expiredKeys.emails.limit(sweptRowsMax))),
    db
      .delete(bookingClaimLinks)
      .where(inArray(bookingClaimLinks.tokenHash, expiredKeys.claimLinks.limit(sweptRowsMax))),
    db
      .delete(newsletterSubscribers)
      .where(inArray(newsletterSubscribers.id, expiredKeys.signUps.limit(sweptRowsMax))),
    db.delete(rateLimits).where(inArray(rateLimits.key, expiredKeys.rateLimits.limit(sweptRowsMax))),
  ])
}
