import { and, inArray, lt, ne, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { accountTokens, devices, rateLimits, sessions } from '#platform/db/schema/accounts.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { bookingClaimLinks, messageLinks } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { appointmentLinks } from '#platform/db/schema/schedules.ts'
import { passkeyChallenges, pendingSignIns } from '#platform/db/schema/second-factors.ts'
import { whereSubscriber } from '#platform/email/newsletter-lane.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

const sweptRowsMax = 200

const emailRetentionSeconds = 30 * 24 * 60 * 60

/** @returns whether all expired rows are gone; a run deletes at most 200 of a table */
export async function sweepExpired({ db, now }: ServiceContext): Promise<boolean> {
  const emailsBefore = new Date(now.getTime() - emailRetentionSeconds * 1000)
  const sweep = (table: SQLiteTable, key: SQLiteColumn, where: SQL | undefined) =>
    db
      .delete(table)
      .where(inArray(key, db.select({ key }).from(table).where(where).limit(sweptRowsMax)))
      .returning({ key })
  const deletedRows = await db.batch([
    sweep(sessions, sessions.tokenHash, lt(sessions.expiresAt, now)),
    sweep(devices, devices.tokenHash, lt(devices.expiresAt, now)),
    sweep(
      accountTokens,
      accountTokens.tokenHash,
      and(lt(accountTokens.expiresAt, now), ne(accountTokens.purpose, 'accept-invitation')),
    ),
    sweep(pendingSignIns, pendingSignIns.tokenHash, lt(pendingSignIns.expiresAt, now)),
    sweep(passkeyChallenges, passkeyChallenges.tokenHash, lt(passkeyChallenges.expiresAt, now)),
    sweep(outbox, outbox.id, or(lt(outbox.sentAt, emailsBefore), lt(outbox.failedAt, emailsBefore))),
    sweep(bookingClaimLinks, bookingClaimLinks.tokenHash, lt(bookingClaimLinks.expiresAt, now)),
    sweep(appointmentLinks, appointmentLinks.tokenHash, lt(appointmentLinks.expiresAt, now)),
    sweep(messageLinks, messageLinks.tokenHash, lt(messageLinks.expiresAt, now)),
    sweep(
      newsletterSubscribers,
      newsletterSubscribers.id,
      and(whereSubscriber.unconfirmed, lt(newsletterSubscribers.confirmExpiresAt, now)),
    ),
    sweep(rateLimits, rateLimits.key, lt(rateLimits.resetAt, now)),
  ])
  return deletedRows.every(({ length }) => length < sweptRowsMax)
}
