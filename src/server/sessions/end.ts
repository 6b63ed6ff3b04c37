import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { hashToken } from './token.ts'

export const deletingSession = (db: Db, token: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))

export async function endSession({ db }: ServiceContext, token: string) {
  await deletingSession(db, token)
}

/**
 * Returns the statement, so that a password change can run it in its own batch.
 * @param when evaluated at the statement's place in the batch
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
