import type { Registration } from '#contracts/auth.ts'
import { ipLimits, hashingLimits } from '#platform/rate-limit/limits.ts'
import {
  secondsUntilAllowed,
  giveBack,
  takeTokens,
  type TooMany,
  tooMany,
} from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { confirmationStatements } from './confirm-email.ts'
import { type CreateUserResult, createUser } from './create-user.ts'
import { isGuessable } from './guessable-password.ts'
import { inHashingPlace, noHashingPlace } from './hashing-place.ts'
import { hashPassword } from './password.ts'

export type RegisterResult = CreateUserResult | { ok: false; reason: 'password-guessable' } | TooMany

/**
 * Creates an account and emails a confirmation link. Refuses with `username-taken`, `email-taken`,
 * `password-guessable` or `too-many-attempts`.
 */
export async function registerUser(
  context: ServiceContext,
  registration: Registration,
): Promise<RegisterResult> {
  const { ip } = context
  const waitSeconds = await secondsUntilAllowed(context, [
    ...ipLimits('register', ip),
    ...ipLimits('guessable-passwords', ip),
  ])
  if (waitSeconds !== null) return tooMany(waitSeconds)
  const place = { share: 'hashing', ip } as const
  return (await inHashingPlace(place, () => createAccount(context, registration))) ?? noHashingPlace
}

async function createAccount(context: ServiceContext, registration: Registration): Promise<RegisterResult> {
  const { ip } = context
  const accounts = ipLimits('register', ip)
  const tokens = await takeTokens(context, [...accounts, ...hashingLimits('hashing', ip)])
  if (!tokens.ok) return tokens
  if (await isGuessable(registration.password, registration)) {
    await Promise.all(tokens.tokens.slice(0, accounts.length).map((token) => giveBack(context, token)))
    await takeTokens(context, ipLimits('guessable-passwords', ip))
    return { ok: false, reason: 'password-guessable' }
  }
  const { password, ...fields } = registration
  const { email } = fields
  return createUser(context, { ...fields, passwordHash: await hashPassword(password) }, (matchesNewUser) =>
    confirmationStatements(context, { of: matchesNewUser, email, occasion: 'registration' }),
  )
}
