import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { hashToken } from './token.ts'

/** Ends the session of a cookie's token. Ending it twice, or one that never was, is fine. */
export async function endSession(db: Db, token: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/**
 * The statement that ends every session of a user but one; a password change runs it in its own batch.
 * @param when a condition on the database as it is at that place of the batch
 */
export function deleteOtherSessions(
  db: Db,
  { userId, keepTokenHash }: { userId: number; keepTokenHash: string },
  when: SQL = sql`1`,
) {
  return db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keepTokenHash), when))
}
