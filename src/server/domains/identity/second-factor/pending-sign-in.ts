import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { SecondStepMethod } from '#contracts/second-factor.ts'
import type { VerifiedUser } from '#domains/identity/auth/open-session.ts'
import { createToken, hashToken, isToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { pendingSignIns } from '#platform/db/schema/second-factors.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { clearHostCookie, readHostCookie, setHostCookie } from '#platform/http/cookies.ts'
import type { AppEnv } from '#platform/http/env.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { whereHasAuthenticator, whereHasPasskey, whereHasSecondFactor } from '#platform/sessions/sessions.ts'

export const pendingTtlSeconds = 10 * 60

/** Correct passwords are not limited over time, so the table is swept without waiting for a completed sign-in. */
const sweptRowsMax = 20

/**
 * Inserts a pending sign-in, valid for `pendingTtlSeconds`, and returns its token. Returns null when the account has
 * no second factor.
 */
export async function beginSecondStep(
  { db, now }: ServiceContext,
  { user, passwordHash }: VerifiedUser,
): Promise<string | null> {
  const token = createToken()
  const expiredRows = db
    .select({ tokenHash: pendingSignIns.tokenHash })
    .from(pendingSignIns)
    .where(lte(pendingSignIns.expiresAt, now))
    .limit(sweptRowsMax)
  const { pendingRows } = await batchNamed(db, {
    swept: db.delete(pendingSignIns).where(inArray(pendingSignIns.tokenHash, expiredRows)),
    pendingRows: insertWhere(
      db,
      pendingSignIns,
      {
        tokenHash: hashToken(token),
        userId: users.id,
        passwordMark: hashToken(passwordHash),
        createdAt: now,
        expiresAt: new Date(now.getTime() + pendingTtlSeconds * 1000),
      },
      sql`${users.id} = ${user.id} and ${whereHasSecondFactor(users.id)}`,
      users,
    ).returning({ userId: pendingSignIns.userId }),
  })
  return pendingRows.length > 0 ? token : null
}

/**
 * Returns the user of a pending sign-in and the methods of their second step. Returns null when the sign-in is
 * unknown or expired, the user is disabled, or the password has changed since.
 */
export async function findPendingSignIn({ db, now }: ServiceContext, token: string | undefined) {
  if (!token || !isToken(token)) return null
  const [row] = await db
    .select({
      user: users,
      passwordMark: pendingSignIns.passwordMark,
      hasAuthenticator: sql<number>`${whereHasAuthenticator(users.id)}`,
      hasPasskey: sql<number>`${whereHasPasskey(users.id)}`,
    })
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, pendingSignIns.userId))
    .where(and(wherePending(token), gt(pendingSignIns.expiresAt, now), isNull(users.disabledAt)))
  if (!row || hashToken(row.user.passwordHash) !== row.passwordMark) return null
  const methods: SecondStepMethod[] = [
    ...(row.hasPasskey ? (['passkey'] as const) : []),
    ...(row.hasAuthenticator ? (['authenticator'] as const) : []),
    'recovery-code',
  ]
  return { user: row.user, methods }
}

/** Deletes a pending sign-in. */
export async function endPendingSignIn({ db }: ServiceContext, token: string): Promise<void> {
  await db.delete(pendingSignIns).where(wherePending(token))
}

export const wherePending = (token: string) => eq(pendingSignIns.tokenHash, hashToken(token))

const name = 'second-step'

export const readSecondStepToken = (c: Context<AppEnv>) => readHostCookie(c, name)

export const setSecondStepCookie = (c: Context<AppEnv>, token: string) =>
  setHostCookie(c, name, token, pendingTtlSeconds)

export const clearSecondStepCookie = (c: Context<AppEnv>) => clearHostCookie(c, name)
