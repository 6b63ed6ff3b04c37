import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { Session, SessionUser } from '#platform/sessions/session.ts'
import { deleteOtherSessionsStatement, whereHasSecondFactor } from '#platform/sessions/sessions.ts'
import { createRecoveryCodes, replaceRecoveryCodesStatements } from './recovery-codes.ts'

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
