import type { Context } from 'hono'
import { verifyPassword } from './verify-password.ts'
import type { HashingShare } from '#platform/rate-limit/limits.ts'
import type { Session } from '#platform/sessions/session.ts'
import { requireSession } from '#platform/http/current-user.ts'
import { readDeviceToken } from './device-cookie.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'

/**
 * Verifies the signed-in user's password again; it counts as at sign-in, correct or wrong.
 * @throws HTTPException 401 when signed out, 429, and 403 for a wrong password (401 would mean that the session is
 * over)
 */
export async function requireOwnPassword(
  c: Context<AppEnv>,
  password: string,
): Promise<{ session: Session; passwordHash: string; hashingShare: HashingShare }> {
  const session = await requireSession(c)
  const { username } = session.user
  const deviceToken = readDeviceToken(c)
  const result = await verifyPassword(publicContext(c), { username, password, deviceToken })
  if (result.ok) {
    const { passwordHash, hashingShare } = result
    return { session, passwordHash, hashingShare }
  }
  refuse(result.reason === 'too-many-attempts' ? result : { reason: 'own-password-wrong' })
}
