import { count, eq, type SQL, sql } from 'drizzle-orm'
import { randomCode } from '#domains/bookings/codes.ts'
import { hashToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { recoveryCodes } from '#platform/db/schema/second-factors.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { Session, SessionUser } from '#platform/sessions/session.ts'
import { whereHasSecondFactor } from '#platform/sessions/sessions.ts'
import { readCode } from '#shared/confirmation-code.ts'
import { announcingChange } from './notices.ts'

const recoveryCodesCount = 10

/** 120 random bits: from 112 on, a fast hash is enough (OWASP ASVS 6.5.2). */
const recoveryCodeChars = 24

/** Codes of earlier releases have sixteen characters, and work until they are replaced. */
export const readRecoveryCode = (text: string): string | null =>
  readCode(text, recoveryCodeChars) ?? readCode(text)

export const hashRecoveryCode = (userId: number, code: string): string =>
  hashToken(`recovery:${userId}:${code}`)

export const createRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodesCount }, () => randomCode(recoveryCodeChars))

export const replaceRecoveryCodesStatements = (
  db: Db,
  { userId, codes, now }: { userId: number; codes: readonly string[]; now: Date },
  when: SQL,
) =>
  ({
    earlierCodes: db.delete(recoveryCodes).where(sql`${eq(recoveryCodes.userId, userId)} and ${when}`),
    storedCodes: insertWhere(
      db,
      recoveryCodes,
      { codeHash: sql<string>`value`, userId, createdAt: now },
      when,
      sql`json_each(${JSON.stringify(codes.map((code) => hashRecoveryCode(userId, code)))})`,
    ).returning({ codeHash: recoveryCodes.codeHash }),
  }) as const

export const countRecoveryCodesStatement = (db: Db, userId: number) =>
  db.select({ count: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))

/**
 * Replaces the user's recovery codes and returns the new ones. Refuses with `second-factor-missing` when the account
 * has no second factor, and with `too-many-attempts` over the rate limit.
 */
export async function renewRecoveryCodes(context: ServiceContext<SessionUser>, session: Session) {
  const { db, now, user } = context
  if (!session.hasSecondFactor) return { ok: false as const, reason: 'second-factor-missing' as const }
  const tokens = await takeTokens(context, [limit('second-factor-changes', context.user.id)])
  if (!tokens.ok) return tokens
  const codes = createRecoveryCodes()
  const whereProtected = whereHasSecondFactor(user.id)
  const { storedCodes } = await batchNamed(db, {
    ...replaceRecoveryCodesStatements(db, { userId: user.id, codes, now }, whereProtected),
    ...(await announcingChange(context, 'recovery-codes', whereProtected)),
  })
  return storedCodes.length > 0
    ? { ok: true as const, recoveryCodes: codes }
    : { ok: false as const, reason: 'second-factor-missing' as const }
}
