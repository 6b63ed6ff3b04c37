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

export function deleteOtherSessions(
  db: Db,
  { userId, keepTokenHash }: { userId: number; keepTokenHash: string },
  when: SQL = sql`1`,
) {
  return db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keepTokenHash), when))
}
