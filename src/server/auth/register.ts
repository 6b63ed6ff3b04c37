import type { Registration } from '#contracts/auth-input.ts'
import { addressLimits, limit } from '#server/rate-limit/limits.ts'
import { giveBack, takeTokens, type TooMany } from '#server/rate-limit/take.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { sendingConfirmation } from './confirm-email.ts'
import { type CreateUserResult, createUser } from './create-user.ts'
import { isGuessable } from './guessable-password.ts'
import { inHashingPlace, noHashingPlace } from './hashing-place.ts'
import { hashPassword } from './password.ts'

export type RegisterResult = CreateUserResult | { ok: false; reason: 'password-guessable' } | TooMany

export async function registerUser(
  context: ServiceContext,
  registration: Registration,
): Promise<RegisterResult> {
  const queue = { queue: 'strangers', address: context.address } as const
  return (await inHashingPlace(queue, () => createAccount(context, registration))) ?? noHashingPlace
}

async function createAccount(context: ServiceContext, registration: Registration): Promise<RegisterResult> {
  const { address } = context
  const accounts = addressLimits('register', address)
  const tokens = await takeTokens(context, [
    ...accounts,
    ...addressLimits('hashing:address', address),
    limit('hashing'),
  ])
  if (!tokens.ok) return tokens
  if (await isGuessable(registration.password, registration)) {
    await Promise.all(tokens.tokens.slice(0, accounts.length).map((token) => giveBack(context, token)))
    return { ok: false, reason: 'password-guessable' }
  }
  const { password, ...fields } = registration
  const { email } = fields
  return createUser(context, { ...fields, passwordHash: await hashPassword(password) }, (matchesNewUser) =>
    sendingConfirmation(context, { of: matchesNewUser, email, occasion: 'registration' }),
  )
}
