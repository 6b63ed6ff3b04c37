import { generateHOTP } from '@oslojs/otp'
import { decodeBase32IgnorePadding } from '@oslojs/encoding'
import type { Db } from '#platform/db/open.ts'
import { confirmAuthenticator, startAuthenticator } from '#domains/identity/second-factor/authenticator.ts'
import type { Session, SessionUser } from '#platform/sessions/session.ts'
import { addUser } from './sign-in.ts'
import { aUserContext } from './service-context.ts'

export const builtSecret = 'opens nothing outside of the tests'

export const codeAt = (key: string, time: Date): string =>
  generateHOTP(decodeBase32IgnorePadding(key), BigInt(Math.floor(time.getTime() / 30_000)), 6)

export const aSessionOf = (user: SessionUser, overrides: Partial<Session> = {}): Session => ({
  tokenHash: 'none',
  user,
  createdAt: new Date(),
  lastSeenAt: new Date(),
  verifiedAt: new Date(),
  hasSecondFactor: false,
  ...overrides,
})

/** Gives an account an authenticator app whose first code is five minutes old, so that the current codes are unused. */
export async function addAuthenticator(db: Db, user: SessionUser, session = aSessionOf(user)) {
  const now = new Date(Date.now() - 5 * 60_000)
  const context = aUserContext(db, user, { now })
  const startResult = await startAuthenticator(context, builtSecret)
  if (!startResult.ok) throw new Error(startResult.reason)
  const { key } = startResult.authenticator
  const confirmResult = await confirmAuthenticator(context, {
    session,
    code: codeAt(key, now),
    secret: builtSecret,
  })
  if (!confirmResult.ok) throw new Error(confirmResult.reason)
  return { key, recoveryCodes: confirmResult.recoveryCodes }
}

export async function aProtectedUser(db: Db, overrides: Parameters<typeof addUser>[1] = {}) {
  const user = await addUser(db, overrides)
  return { user, ...(await addAuthenticator(db, user)) }
}

export const anAttempt = (code: string, secret: string | undefined = builtSecret) => ({
  code,
  secret,
  deviceToken: undefined,
})

export const verifiedUser = (user: Awaited<ReturnType<typeof addUser>>) => ({
  user,
  passwordHash: user.passwordHash,
  knownDeviceToken: null,
})
