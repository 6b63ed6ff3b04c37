import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { sessions } from '#platform/db/schema/accounts.ts'
import type { ServiceContext } from './service-context.ts'
import { sessionsPerUserMax } from './session.ts'
import { hashToken } from '#platform/crypto/token.ts'

export const deleteSessionStatement = (db: Db, token: string, when?: SQL) =>
  db.delete(sessions).where(and(eq(sessions.tokenHash, hashToken(token)), when))

export async function endSession({ db }: ServiceContext, token: string) {
  await deleteSessionStatement(db, token)
}

export const deleteExcessSessionsStatement = (db: Db, userId: number, when: SQL) =>
  db
    .delete(sessions)
    .where(
      and(
        when,
        sql`${sessions.tokenHash} in (select token_hash from ${sessions} where ${sessions.userId} = ${userId} order by ${sessions.lastSeenAt} desc, ${sessions.createdAt} desc limit -1 offset ${sessionsPerUserMax})`,
      ),
    )

export function deleteOtherSessionsStatement(
  db: Db,
  { userId, keepTokenHash }: { userId: number; keepTokenHash: string },
  when: SQL = sql`1`,
) {
  return db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keepTokenHash), when))
}
