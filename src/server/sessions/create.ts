import { sql } from 'drizzle-orm'
import { insertWhere } from '#server/db/insert-where.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { sessionTtlSeconds } from './session.ts'
import { hashToken } from './token.ts'

const userAgentCharsMax = 300

export interface NewSession {
  token: string
  userId: number
  passwordHash: string
  userAgent: string | undefined
}

/**
 * Inserts nothing once the password has changed or the account is disabled or deleted: each of those ends the sessions
 * that exist, and must also stop a sign-in in flight.
 */
export function insertingSession(
  { db, now }: ServiceContext,
  { token, userId, passwordHash, userAgent }: NewSession,
) {
  return insertWhere(
    db,
    sessions,
    {
      tokenHash: hashToken(token),
      userId: users.id,
      userAgent: userAgent?.slice(0, userAgentCharsMax) ?? null,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + sessionTtlSeconds * 1000),
    },
    sql`${users.id} = ${userId} and ${users.passwordHash} = ${passwordHash} and ${users.disabledAt} is null`,
    users,
  ).returning({ tokenHash: sessions.tokenHash })
}
