import { inArray, lt, or } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { accountTokens, devices, rateLimits, sessions } from '#server/db/schema/accounts.ts'
import { outbox } from '#server/db/schema/outbox.ts'

/** Rows of each table that one sweep deletes at most, so that it stays short after a quiet month. */
const sweptRowsMax = 200

/** Mails are kept this long after they were sent or given up, for questions about them; the privacy page says so. */
const keptEmailSeconds = 30 * 24 * 60 * 60

/**
 * Deletes sessions, devices, links and rate limits whose time is over, and mails that are long done. Every read checks the time itself; this only keeps
 * the tables small. Pages has no cron, so it runs behind sign-ins.
 */
export async function sweepExpired(db: Db) {
  const now = new Date()
  const emailsBefore = new Date(now.getTime() - keptEmailSeconds * 1000)
  const expired = {
    sessions: db.select({ key: sessions.tokenHash }).from(sessions).where(lt(sessions.expiresAt, now)),
    devices: db.select({ key: devices.tokenHash }).from(devices).where(lt(devices.expiresAt, now)),
    links: db
      .select({ key: accountTokens.tokenHash })
      .from(accountTokens)
      .where(lt(accountTokens.expiresAt, now)),
    mails: db
      .select({ key: outbox.id })
      .from(outbox)
      .where(or(lt(outbox.sentAt, emailsBefore), lt(outbox.failedAt, emailsBefore))),
    rateLimits: db.select({ key: rateLimits.key }).from(rateLimits).where(lt(rateLimits.resetAt, now)),
  }
  await db.batch([
    db.delete(sessions).where(inArray(sessions.tokenHash, expired.sessions.limit(sweptRowsMax))),
    db.delete(devices).where(inArray(devices.tokenHash, expired.devices.limit(sweptRowsMax))),
    db.delete(accountTokens).where(inArray(accountTokens.tokenHash, expired.links.limit(sweptRowsMax))),
    db.delete(outbox).where(inArray(outbox.id, expired.mails.limit(sweptRowsMax))),
    db.delete(rateLimits).where(inArray(rateLimits.key, expired.rateLimits.limit(sweptRowsMax))),
  ])
}
