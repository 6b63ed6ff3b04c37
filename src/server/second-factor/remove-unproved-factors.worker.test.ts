import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { changeProfile } from '#server/account/change-profile.ts'
import { openSession } from '#server/auth/open-session.ts'
import { resetPassword } from '#server/auth/reset-password.ts'
import { openDb } from '#server/db/open.ts'
import { accountTokens, rateLimits, sessions, users } from '#server/db/schema/accounts.ts'
import {
  authenticators,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
} from '#server/db/schema/second-factors.ts'
import { createToken, hashToken } from '#server/sessions/token.ts'
import { aProtectedUser, aSessionOf } from '../../../tests/builders/second-factors.ts'
import { aContext, aUserContext } from '../../../tests/builders/service-context.ts'
import { addUser, aSession } from '../../../tests/builders/sign-in.ts'
import { actingBefore } from '../../../tests/builders/interleaved.ts'
import { addPasskeyTo, startRegistration } from '../../../tests/builders/passkeys.ts'
import { softwarePasskey } from '../../../tests/builders/software-passkey.ts'
import { uniqueText } from '../../../tests/builders/unique.ts'
import { addPasskey } from './passkeys.ts'
import { beginSecondStep } from './pending-sign-in.ts'
import { askForPasskey, signInWithPasskey } from './verify-passkey.ts'

const db = openDb(env.DB)
const password = 'velvet-orchard-signal'
const inAMinute = () => new Date(Date.now() + 60_000)

beforeEach(() => db.delete(rateLimits))

type User = Awaited<ReturnType<typeof aProtectedUser>>['user']

async function aWellProtectedUser(overrides: Parameters<typeof aProtectedUser>[1] = {}) {
  const { user } = await aProtectedUser(db, overrides)
  const { device } = await addPasskeyTo(db, user)
  await startRegistration(db, user)
  return { user, device }
}

async function reset(user: User, { email = user.email, expiresAt = inAMinute() } = {}) {
  const token = createToken()
  const link = { userId: user.id, purpose: 'reset-password', email } as const
  await db.insert(accountTokens).values({ tokenHash: hashToken(token), ...link, expiresAt })
  return resetPassword(aContext(db), { token, password })
}

const factorsOf = ({ id }: User) =>
  Promise.all([
    db.$count(authenticators, eq(authenticators.userId, id)),
    db.$count(passkeys, eq(passkeys.userId, id)),
    db.$count(recoveryCodes, eq(recoveryCodes.userId, id)),
    db.$count(passkeyChallenges, eq(passkeyChallenges.userId, id)),
  ])

async function read({ id }: User) {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  if (!row) throw new Error('the user is gone')
  return row
}

async function signInWith(device: Awaited<ReturnType<typeof softwarePasskey>>) {
  const request = await askForPasskey(aContext(db), { purpose: 'sign-in', userId: null })
  if (!request.ok) throw new Error(request.reason)
  const answer = await device.sign({ challenge: request.options.challenge })
  return signInWithPasskey(aContext(db), { token: request.token, answer, deviceToken: undefined })
}

it('what a stranger added to an account with an unproved address does not survive the reset by its mailbox', async () => {
  const { user, device } = await aWellProtectedUser()
  await aSession(db, user, undefined, true)
  expect(await factorsOf(user)).toEqual([1, 1, 10, 1])
  expect(await reset(user)).toMatchObject({ ok: true })
  expect(await factorsOf(user)).toEqual([0, 0, 0, 0])
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
  const { passwordHash, emailConfirmedAt } = await read(user)
  expect(emailConfirmedAt).not.toBeNull()
  expect(await signInWith(device)).toEqual({ ok: false, reason: 'passkey-refused' })
  const verifiedUser = { user, passwordHash, knownDeviceToken: null }
  expect(await beginSecondStep(aContext(db), verifiedUser)).toBeNull()
  const result = await openSession(aContext(db), {
    ...verifiedUser,
    ...{ userAgent: undefined, previousToken: undefined },
  })
  expect(result).toMatchObject({ ok: true })
})

it('nor do they survive when the address was changed to one that nobody confirmed', async () => {
  const { user, device } = await aWellProtectedUser({ emailConfirmedAt: new Date() })
  const email = `victim.${uniqueText()}@example.com`
  const result = await changeProfile(aUserContext(db, user), { passwordHash: user.passwordHash, email })
  expect(result).toEqual({ ok: true })
  expect(await factorsOf(user)).toEqual([1, 1, 10, 1])
  expect(await reset(user, { email })).toMatchObject({ ok: true })
  expect(await factorsOf(user)).toEqual([0, 0, 0, 0])
  expect(await signInWith(device)).toEqual({ ok: false, reason: 'passkey-refused' })
})

it('an account with a proved address keeps them, and so does one whose link is over', async () => {
  const { user: provedUser, device } = await aWellProtectedUser({ emailConfirmedAt: new Date() })
  expect(await reset(provedUser)).toMatchObject({ ok: true })
  expect(await factorsOf(provedUser)).toEqual([1, 1, 10, 1])
  expect(await signInWith(device)).toMatchObject({ ok: true, isSecondStepDone: true })
  const { user: unprovedUser } = await aWellProtectedUser()
  const over = { ok: false, reason: 'link-over' }
  expect(await reset(unprovedUser, { expiresAt: new Date(Date.now() - 1000) })).toEqual(over)
  expect(await reset(unprovedUser, { email: 'former@example.com' })).toEqual(over)
  expect(await factorsOf(unprovedUser)).toEqual([1, 1, 10, 1])
})

it('an administrator keeps them: a mailbox alone does not open the back office', async () => {
  const { user, device } = await aWellProtectedUser({ role: 'admin' })
  expect(await reset(user)).toMatchObject({ ok: true })
  expect(await factorsOf(user)).toEqual([1, 1, 10, 1])
  expect(await signInWith(device)).toMatchObject({ ok: true, isSecondStepDone: true })
})

it('a passkey that is being added during the reset does not survive it either', async () => {
  const user = await addUser(db)
  const device = await softwarePasskey()
  const { token, challenge } = await startRegistration(db, user)
  const duringReset = actingBefore(env.DB, 'insert into "passkeys"', async () =>
    expect(await reset(user)).toMatchObject({ ok: true }),
  )
  const result = await addPasskey(aUserContext(duringReset, user), {
    session: aSessionOf(user),
    ...{ token, name: 'Phone' },
    credential: device.register({ challenge }),
  })
  expect(result).toEqual({ ok: false, reason: 'passkey-refused' })
  expect(await factorsOf(user)).toEqual([0, 0, 0, 0])
})
