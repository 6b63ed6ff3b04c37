import type { SQL } from 'drizzle-orm'
import type { ServiceContext } from '#server/service-context.ts'
import { deleteOtherSessions } from '#server/sessions/end.ts'
import type { Session, SessionUser } from '#server/sessions/session.ts'
import { createRecoveryCodes, replacingRecoveryCodes } from './recovery-codes.ts'

/**
 * Adds recovery codes and ends the other sessions if this is the account's first second factor, because none of those
 * sessions has passed a second step.
 * @param when evaluated at the statements' place in the batch
 */
export function protectingAccount(
  { db, now, user }: ServiceContext<SessionUser>,
  session: Session,
  when: SQL,
) {
  if (session.hasSecondFactor) return { codes: [], statements: {} }
  const codes = createRecoveryCodes()
  return {
    codes,
    statements: {
      recoveryCodes: replacingRecoveryCodes(db, { userId: user.id, codes, now }, when),
      sessions: deleteOtherSessions(db, { userId: user.id, keepTokenHash: session.tokenHash }, when),
    },
  }
}
