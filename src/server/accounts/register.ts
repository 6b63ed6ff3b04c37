import type { Registration } from '#contracts/accounts.ts'
import type { Db } from '#server/db/open.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import { type CreateUserResult, createUser } from './create-user.ts'
import { isGuessable } from './guessable-password.ts'
import { hashing, registrations } from './limits.ts'

export type RegisterResult =
  | CreateUserResult
  | { ok: false; reason: 'password-guessable' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/**
 * Creates a client's or provider's account for a visitor.
 * @param address the visitor's, for the limit on registrations
 */
export async function registerUser(
  db: Db,
  registration: Registration,
  { address }: { address: string },
): Promise<RegisterResult> {
  if (isGuessable(registration.password, registration)) return { ok: false, reason: 'password-guessable' }
  const taken = await takeTokens(db, [registrations(address), hashing({ isKnownDevice: false })])
  if (!taken.ok) return { ok: false, reason: 'too-many', retryAfterSeconds: taken.retryAfterSeconds }
  return createUser(db, registration)
}
