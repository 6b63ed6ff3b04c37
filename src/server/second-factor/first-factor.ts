import type { SQL } from 'drizzle-orm'
import type { ServiceContext } from '#server/service-context.ts'
import { deleteOtherSessions } from '#server/sessions/end.ts'
import type { Session, SessionUser } from '#server/sessions/session.ts'
import { createRecoveryCodes, replacingRecoveryCodes } from './recovery-codes.ts'

/**
 * The first second factor of an account brings recovery codes and ends its other sessions, none of which has passed a
 * second step. A further one changes neither.
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
