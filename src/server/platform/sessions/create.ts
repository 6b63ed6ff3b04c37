import { type SQL, sql } from 'drizzle-orm'
import { insertWhere } from '#platform/db/insert-where.ts'
import { sessions, users } from '#platform/db/schema/accounts.ts'
import { whereHasSecondFactor } from './where-second-factor.ts'
import type { ServiceContext } from './service-context.ts'
import { sessionTtlSeconds } from './session.ts'
import { hashToken } from '#platform/crypto/token.ts'

const userAgentCharsMax = 300

export interface NewSession {
  token: string
  userId: number
  passwordHash: string
  userAgent: string | undefined
  isSecondStepDone?: boolean
  when?: SQL | undefined
}

/**
 * Inserts nothing once the password has changed or the account is disabled or deleted, because those must also stop a
 * sign-in in flight. Nor does it insert a session that skips a second step, whoever calls it.
 */
export function insertSessionStatement(
  { db, now }: ServiceContext,
  { token, userId, passwordHash, userAgent, isSecondStepDone = false, when = sql`1` }: NewSession,
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
      verifiedAt: now,
    },
    sql`${users.id} = ${userId} and ${users.passwordHash} = ${passwordHash} and ${users.disabledAt} is null and (${isSecondStepDone ? 1 : 0} or not ${whereHasSecondFactor(users.id)}) and ${when}`,
    users,
  ).returning({ tokenHash: sessions.tokenHash })
}
