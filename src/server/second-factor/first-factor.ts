import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '#server/service-context.ts'
import { deleteOtherSessions } from '#server/sessions/end.ts'
import type { Session, SessionUser } from '#server/sessions/session.ts'
import { hasSecondFactor } from './has-second-factor.ts'
import { createRecoveryCodes, replacingRecoveryCodes } from './recovery-codes.ts'

/**
 * Adds recovery codes and ends the other sessions if this is the account's first second factor. The statements must
 * come before the one that adds the factor: of two factors that are added at once, only the first one finds none. The
 * codes are valid if `storedCodes` has rows.
 */
export function protectingAccount(
  { db, now, user }: ServiceContext<SessionUser>,
  session: Pick<Session, 'tokenHash'>,
  when: SQL,
) {
  const whereFirst = sql`${when} and not ${hasSecondFactor(user.id)}`
  const codes = createRecoveryCodes()
  return {
    codes,
    statements: {
      ...replacingRecoveryCodes(db, { userId: user.id, codes, now }, whereFirst),
      sessions: deleteOtherSessions(db, { userId: user.id, keepTokenHash: session.tokenHash }, whereFirst),
    },
  }
}
