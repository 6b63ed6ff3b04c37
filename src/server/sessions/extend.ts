import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { type Session, sessionTtlSeconds, sessionTtlSecondsMax } from './session.ts'

const extendAfterSeconds = 24 * 60 * 60

/** Limits the writes to one a day per session, instead of one per page view. */
export function isDueForExtension({ lastSeenAt }: Session): boolean {
  return Date.now() - lastSeenAt.getTime() > extendAfterSeconds * 1000
}

/**
 * Matches live sessions only, so that one that was ended in the meantime stays ended.
 * @returns seconds until the session ends, unless it is extended again
 */
export async function extendSession(db: Db, { tokenHash, createdAt }: Session): Promise<number> {
  const now = Date.now()
  const secondsLeft = (createdAt.getTime() - now) / 1000 + sessionTtlSecondsMax
  const ttlSeconds = Math.min(sessionTtlSeconds, Math.floor(secondsLeft))
  await db
    .update(sessions)
    .set({ lastSeenAt: new Date(now), expiresAt: new Date(now + ttlSeconds * 1000) })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date(now))))
  return ttlSeconds
}
