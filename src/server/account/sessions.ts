import { and, desc, eq, gt } from 'drizzle-orm'
import type { AccountSession } from '#contracts/account.ts'
import type { Db } from '#server/db/open.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import type { Session } from '#server/sessions/session.ts'
import { hashToken } from '#server/sessions/token.ts'
import { describeDevice } from './describe-device.ts'

/** Names a session to its owner. Made from the stored hash and not that hash: it opens and finds nothing by itself. */
const sessionId = (tokenHash: string) => hashToken(`session:${tokenHash}`).slice(0, 16)

/** The account's live sessions, this one first, then by last use. */
export async function listSessions(db: Db, { user, tokenHash }: Session): Promise<AccountSession[]> {
  const rows = await liveSessions(db, user.id)
  return rows
    .map((row) => ({
      id: sessionId(row.tokenHash),
      device: describeDevice(row.userAgent),
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      isCurrent: row.tokenHash === tokenHash,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/**
 * Ends one of the account's sessions.
 * @returns which: none for an id that is over, unknown or somebody else's
 */
export async function endOwnSession(
  db: Db,
  { user, tokenHash }: Session,
  id: string,
): Promise<'current' | 'other' | 'none'> {
  const row = (await liveSessions(db, user.id)).find((session) => sessionId(session.tokenHash) === id)
  if (!row) return 'none'
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.tokenHash, row.tokenHash), eq(sessions.userId, user.id)))
    .returning({ tokenHash: sessions.tokenHash })
  if (ended.length === 0) return 'none'
  return row.tokenHash === tokenHash ? 'current' : 'other'
}

/** Signs the account out everywhere, here too. */
export async function endAllSessions(db: Db, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

const liveSessions = (db: Db, userId: number) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.lastSeenAt))
