import { inArray, lt } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { devices, rateLimits, sessions } from '#server/db/schema/accounts.ts'

/** Rows of each table that one sweep deletes at most, so that it stays short after a quiet month. */
const sweptRowsMax = 200

/**
 * Deletes sessions, devices and rate limits whose time is over. Every read checks the time itself; this only keeps
 * the tables small. Pages has no cron, so it runs behind sign-ins.
 */
export async function sweepExpired(db: Db) {
  const now = new Date()
  const expired = {
    sessions: db.select({ key: sessions.tokenHash }).from(sessions).where(lt(sessions.expiresAt, now)),
    devices: db.select({ key: devices.tokenHash }).from(devices).where(lt(devices.expiresAt, now)),
    rateLimits: db.select({ key: rateLimits.key }).from(rateLimits).where(lt(rateLimits.resetAt, now)),
  }
  await db.batch([
    db.delete(sessions).where(inArray(sessions.tokenHash, expired.sessions.limit(sweptRowsMax))),
    db.delete(devices).where(inArray(devices.tokenHash, expired.devices.limit(sweptRowsMax))),
    db.delete(rateLimits).where(inArray(rateLimits.key, expired.rateLimits.limit(sweptRowsMax))),
  ])
}
