import type { Registration } from '#contracts/auth.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { limit } from '#server/rate-limit/limits.ts'
import { takeTokens, type TooMany } from '#server/rate-limit/take.ts'
import { sendingConfirmation } from './confirm-email.ts'
import { type CreateUserResult, createUser } from './create-user.ts'
import { isGuessable } from './guessable-password.ts'

export type RegisterResult = CreateUserResult | { ok: false; reason: 'password-guessable' } | TooMany

export async function registerUser(
  db: Db,
  registration: Registration,
  { address, siteUrl }: { address: string; siteUrl: string },
): Promise<RegisterResult> {
  if (await isGuessable(registration.password, registration))
    return { ok: false, reason: 'password-guessable' }
  const taken = await takeTokens(db, [limit('register', address), limit('hashing')])
  if (!taken.ok) return taken
  const result = await createUser(db, registration)
  if (result.ok)
    await batchNamed(db, sendingConfirmation(db, { user: result.user, siteUrl, now: new Date() }))
  return result
}
