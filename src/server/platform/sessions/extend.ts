import { and, eq, gt } from 'drizzle-orm'
import { sessions } from '#platform/db/schema/accounts.ts'
import type { DatabaseContext } from './service-context.ts'
import { type Session, sessionTtlSeconds, sessionTtlSecondsMax } from './session.ts'

const extendAfterSeconds = 24 * 60 * 60

export function isDueForExtension({ lastSeenAt }: Session, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() > extendAfterSeconds * 1000
}

/**
 * Matches live sessions only, so that a session ended in the meantime stays ended.
 * @returns seconds until the session ends
 */
export async function extendSession(
  { db, now }: DatabaseContext,
  { tokenHash, createdAt }: Session,
): Promise<number> {
  const secondsLeft = (createdAt.getTime() - now.getTime()) / 1000 + sessionTtlSecondsMax
  const ttlSeconds = Math.min(sessionTtlSeconds, Math.floor(secondsLeft))
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + ttlSeconds * 1000) })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
  return ttlSeconds
}
