import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { hashToken } from './token.ts'

/** Ends the session of a cookie's token. Ending it twice, or one that never was, is fine. */
export async function endSession(db: Db, token: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** The statement that ends every session of a user but one; a password change runs it in its own batch. */
export function endingOtherSessions(
  db: Db,
  { userId, keepTokenHash }: { userId: number; keepTokenHash: string },
) {
  return db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keepTokenHash)))
}
