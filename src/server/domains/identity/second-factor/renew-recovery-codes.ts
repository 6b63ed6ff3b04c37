import { batchNamed } from '#platform/db/batch-named.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { Session, SessionUser } from '#platform/sessions/session.ts'
import { whereHasSecondFactor } from '#platform/sessions/sessions.ts'
import { announcingChange } from './notices.ts'
import { createRecoveryCodes, replaceRecoveryCodesStatements } from './recovery-codes.ts'

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
