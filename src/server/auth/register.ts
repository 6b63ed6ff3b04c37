import type { Registration } from '#contracts/auth.ts'
import { mayEmailUnproved } from '#server/email/unproved-address.ts'
import { addressLimits, limit } from '#server/rate-limit/limits.ts'
import { takeTokens, type TooMany } from '#server/rate-limit/take.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { sendingConfirmation } from './confirm-email.ts'
import { type CreateUserResult, createUser } from './create-user.ts'
import { isGuessable } from './guessable-password.ts'

export type RegisterResult = CreateUserResult | { ok: false; reason: 'password-guessable' } | TooMany

export async function registerUser(
  context: ServiceContext,
  registration: Registration,
): Promise<RegisterResult> {
  const { address } = context
  if (await isGuessable(registration.password, registration))
    return { ok: false, reason: 'password-guessable' }
  const taken = await takeTokens(context, [
    ...addressLimits('register', address),
    ...addressLimits('hashing:address', address),
    limit('hashing'),
  ])
  if (!taken.ok) return taken
  const mayEmail = await mayEmailUnproved(context, 'registration', registration.email)
  return createUser(context, registration, (matchesNewUser) =>
    mayEmail ? sendingConfirmation(context, { of: matchesNewUser, email: registration.email }) : {},
  )
}
