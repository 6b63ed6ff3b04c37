import type { Context } from 'hono'
import { verifyPassword } from '#server/auth/verify-password.ts'
import { openDb } from '#server/db/open.ts'
import type { Session } from '#server/sessions/session.ts'
import { clientAddress } from './client-address.ts'
import { requireSession } from './current-user.ts'
import { readDeviceToken } from './device-cookie.ts'
import type { AppEnv } from './env.ts'
import { refuse } from './refuse.ts'

/**
 * Asks whoever is signed in for the password again; wrong ones count as at sign-in.
 * @returns the session, and the stored hash that the password was checked against
 * @throws HTTPException 401 signed out, 403 for a wrong password (a 401 would say that the session is over), 429
 */
export async function requireOwnPassword(
  c: Context<AppEnv>,
  password: string,
): Promise<{ session: Session; passwordHash: string }> {
  const session = await requireSession(c)
  const { username } = session.user
  const result = await verifyPassword(
    openDb(c.env.DB),
    { username, password },
    { address: clientAddress(c), deviceToken: readDeviceToken(c) },
  )
  if (result.ok) return { session, passwordHash: result.passwordHash }
  refuse(result.reason === 'too-many-attempts' ? result : { reason: 'own-password-wrong' })
}
