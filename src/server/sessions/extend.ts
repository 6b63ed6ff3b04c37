import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { type Session, sessionTtlSeconds } from './session.ts'

const extendAfterSeconds = 24 * 60 * 60

/** Limits the writes to one a day per session, instead of one per page view. */
export function isDueForExtension({ expiresAt }: Session): boolean {
  return expiresAt.getTime() - Date.now() < (sessionTtlSeconds - extendAfterSeconds) * 1000
}

/** Matches live sessions only, so that one that was ended in the meantime stays ended. */
export async function extendSession(db: Db, { tokenHash }: Session) {
  const now = Date.now()
  await db
    .update(sessions)
    .set({ lastSeenAt: new Date(now), expiresAt: new Date(now + sessionTtlSeconds * 1000) })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date(now))))
}
