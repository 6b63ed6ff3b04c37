import { sql } from 'drizzle-orm'
import { isDeviceKnown } from '#domains/identity/auth/device.ts'
import { type Browser, openSession } from '#domains/identity/auth/open-session.ts'
import { pendingSignIns } from '#platform/db/schema/second-factors.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { findPendingSignIn, wherePending } from './pending-sign-in.ts'
import { checkCode, type CodeAttempt, codeWrong } from './verify-code.ts'

const over = { ok: false, reason: 'second-step-expired' } as const

/**
 * Opens a session for a pending sign-in with a code, which it uses up. Refuses with `second-step-expired` when the
 * sign-in is no longer pending, with `code-wrong`, and with `too-many-attempts` over the rate limit.
 */
export async function completeSecondStep(
  context: ServiceContext,
  { token, userAgent, previousToken, ...attempt }: CodeAttempt & Browser & { token: string | undefined },
) {
  const pending = await findPendingSignIn(context, token)
  if (!pending || !token) return over
  const { id, username, name, email, role, passwordHash } = pending.user
  const user = { id, username, name, email, role }
  const check = await checkCode({ ...context, user }, attempt)
  if (!check.ok) return check
  const { whereUnused, using } = check.use
  const { deviceToken } = attempt
  const isKnown = await isDeviceKnown(context, { token: deviceToken, user })
  const session = await openSession(context, {
    user,
    passwordHash,
    userAgent,
    previousToken,
    knownDeviceToken: isKnown && deviceToken ? deviceToken : null,
    secondStep: {
      whereOpen: sql`${whereUnused} and exists (select 1 from ${pendingSignIns} where ${wherePending(token)})`,
      using: async (when) => [
        ...(await using(when)),
        context.db.delete(pendingSignIns).where(sql`${wherePending(token)} and ${when}`),
      ],
    },
  })
  if (session.ok) return { ok: true as const, user, session }
  return (await findPendingSignIn(context, token)) ? codeWrong : over
}
