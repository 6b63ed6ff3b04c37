import type { Registration } from '#contracts/auth.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import { sendingConfirmation } from './confirm-email.ts'
import { type CreateUserResult, createUser } from './create-user.ts'
import { isGuessable } from './guessable-password.ts'
import { hashing, registrations } from './limits.ts'

export type RegisterResult =
  | CreateUserResult
  | { ok: false; reason: 'password-guessable' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/**
 * Creates a client's or provider's account for a visitor and mails the link that confirms its address.
 * @param address the visitor's, for the limit on registrations
 */
export async function registerUser(
  db: Db,
  registration: Registration,
  { address, siteUrl }: { address: string; siteUrl: string },
): Promise<RegisterResult> {
  if (await isGuessable(registration.password, registration))
    return { ok: false, reason: 'password-guessable' }
  const taken = await takeTokens(db, [registrations(address), hashing({ isKnownDevice: false })])
  if (!taken.ok) return { ok: false, reason: 'too-many', retryAfterSeconds: taken.retryAfterSeconds }
  const created = await createUser(db, registration)
  if (created.ok)
    await batchNamed(db, sendingConfirmation(db, { user: created.user, siteUrl, now: new Date() }))
  return created
}
