import type { Registration } from '#contracts/auth-input.ts'
import { addressLimits, hashingLimits } from '#server/rate-limit/limits.ts'
import { secondsUntilAllowed } from '#server/rate-limit/peek.ts'
import { giveBack, takeTokens, type TooMany, tooMany } from '#server/rate-limit/take.ts'
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
  const { address } = context
  const waitSeconds = await secondsUntilAllowed(context, [
    ...addressLimits('register', address),
    ...addressLimits('guessable-passwords', address),
  ])
  if (waitSeconds !== null) return tooMany(waitSeconds)
  const queue = { queue: 'strangers', address } as const
  return (await inHashingPlace(queue, () => createAccount(context, registration))) ?? noHashingPlace
}

async function createAccount(context: ServiceContext, registration: Registration): Promise<RegisterResult> {
  const { address } = context
  const accounts = addressLimits('register', address)
  const tokens = await takeTokens(context, [...accounts, ...hashingLimits('hashing', address)])
  if (!tokens.ok) return tokens
  if (await isGuessable(registration.password, registration)) {
    await Promise.all(tokens.tokens.slice(0, accounts.length).map((token) => giveBack(context, token)))
    await takeTokens(context, addressLimits('guessable-passwords', address))
    return { ok: false, reason: 'password-guessable' }
  }
  const { password, ...fields } = registration
  const { email } = fields
  return createUser(context, { ...fields, passwordHash: await hashPassword(password) }, (matchesNewUser) =>
    sendingConfirmation(context, { of: matchesNewUser, email, occasion: 'registration' }),
  )
}
