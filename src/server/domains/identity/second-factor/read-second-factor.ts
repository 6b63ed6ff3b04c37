import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { SecondFactor } from '#contracts/second-factor.ts'
import { listFactors } from '#domains/identity/auth/factors.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { authenticators, passkeys } from '#platform/db/schema/second-factors.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { isSecondFactorRequired, type Session, type SessionUser } from '#platform/sessions/session.ts'
import { deleteOtherSessionsStatement, whereHasSecondFactor } from '#platform/sessions/sessions.ts'
import {
  countRecoveryCodesStatement,
  createRecoveryCodes,
  replaceRecoveryCodesStatements,
} from './recovery-codes.ts'

/**
 * Returns the user's second factors, the number of recovery codes left, and whether the role requires a second
 * factor. `recentFactors` are the ones that a password reset removes by default.
 */
export async function readSecondFactor(context: ServiceContext<SessionUser>): Promise<SecondFactor> {
  const { db, siteUrl, user } = context
  const rows = await batchNamed(db, {
    authenticators: db
      .select({ confirmedAt: authenticators.confirmedAt })
      .from(authenticators)
      .where(and(eq(authenticators.userId, user.id), isNotNull(authenticators.confirmedAt))),
    passkeys: db.select().from(passkeys).where(eq(passkeys.userId, user.id)).orderBy(desc(passkeys.id)),
    codes: countRecoveryCodesStatement(db, user.id),
  })
  return {
    isRequired: isSecondFactorRequired(siteUrl, user.role),
    authenticatorSince: rows.authenticators[0]?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: rows.codes[0]?.count ?? 0,
    passkeys: rows.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recentFactors: (await listFactors(context, user.id)).filter(({ isRemovable }) => isRemovable),
  }
}

/**
 * Adds recovery codes and ends the other sessions if this is the account's first second factor. The statements must
 * come before the one that adds the factor: of two factors that are added at once, only the first one finds none. The
 * codes are valid if `storedCodes` has rows.
 */
export function protectAccountStatements(
  { db, now, user }: ServiceContext<SessionUser>,
  session: Pick<Session, 'tokenHash'>,
  when: SQL,
) {
  const whereFirst = sql`${when} and not ${whereHasSecondFactor(user.id)}`
  const codes = createRecoveryCodes()
  return {
    codes,
    statements: {
      ...replaceRecoveryCodesStatements(db, { userId: user.id, codes, now }, whereFirst),
      sessions: deleteOtherSessionsStatement(
        db,
        { userId: user.id, keepTokenHash: session.tokenHash },
        whereFirst,
      ),
    },
  }
}
