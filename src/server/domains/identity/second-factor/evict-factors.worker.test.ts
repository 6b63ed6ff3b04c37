import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openSession } from '#domains/identity/auth/open-session.ts'
import { resetPassword } from '#domains/identity/auth/reset-password.ts'
import { openDb } from '#platform/db/open.ts'
import { accountTokens, devices, rateLimits, sessions, users } from '#platform/db/schema/accounts.ts'
import {
  authenticators,
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  recoveryCodes,
} from '#platform/db/schema/second-factors.ts'
import { findSession } from '#platform/sessions/sessions.ts'
import { createToken, hashToken } from '#platform/crypto/token.ts'
import { aProtectedUser, aSessionOf } from '#tests/builders/second-factors.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addUser, aSession } from '#tests/builders/sign-in.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { addPasskeyTo, startRegistration } from '#tests/builders/passkeys.ts'
import { softwarePasskey } from '#tests/builders/software-passkey.ts'
import { emailsTo } from '#tests/builders/outbox.ts'
import { listFactors } from '#domains/identity/auth/factors.ts'
import { isSecondFactorRequired } from '#platform/sessions/session.ts'
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

async function reset(
  user: User,
  { email = user.email, expiresAt = inAMinute(), keep = [] as string[] } = {},
) {
  const token = createToken()
  const link = { userId: user.id, purpose: 'reset-password', email } as const
  await db.insert(accountTokens).values({ tokenHash: hashToken(token), ...link, expiresAt })
  return resetPassword(aContext(db), { token, password, keep })
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
  const response = await device.sign({ challenge: request.options.challenge })
  return signInWithPasskey(aContext(db), { token: request.token, response, deviceToken: undefined })
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
    userAgent: undefined,
    previousToken: undefined,
  })
  expect(result).toMatchObject({ ok: true })
})

const proved = { emailConfirmedAt: new Date('2026-01-01T00:00:00Z') }
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

async function age({ id }: User, days: number) {
  await db
    .update(passkeys)
    .set({ createdAt: daysAgo(days) })
    .where(eq(passkeys.userId, id))
  await db
    .update(authenticators)
    .set({ confirmedAt: daysAgo(days) })
    .where(eq(authenticators.userId, id))
  await db
    .update(recoveryCodes)
    .set({ createdAt: daysAgo(days) })
    .where(eq(recoveryCodes.userId, id))
}

const keysOf = async ({ id }: User) => (await listFactors(aContext(db), id)).map(({ key }) => key)

async function signInWithPassword(user: User) {
  const { passwordHash } = await read(user)
  const verifiedUser = { user, passwordHash, knownDeviceToken: null }
  const browser = { userAgent: undefined, previousToken: undefined }
  return openSession(aContext(db), { ...verifiedUser, ...browser })
}

it.each([['client'], ['provider'], ['admin']] as const)(
  'a reset removes what was added to the second step of a %s in the last 14 days, and the password signs in',
  async (role) => {
    const { user, device } = await aWellProtectedUser({ ...proved, role })
    expect(await reset(user)).toMatchObject({ ok: true })
    expect(await factorsOf(user)).toEqual([0, 0, 0, 0])
    expect(await signInWith(device)).toEqual({ ok: false, reason: 'passkey-refused' })
    expect(await signInWithPassword(user)).toMatchObject({ ok: true })
  },
)

it.each([['client'], ['admin']] as const)(
  'what is older stays, for a %s too, and so do kept ones',
  async (role) => {
    const { user, device } = await aWellProtectedUser({ ...proved, role })
    await age(user, 15)
    const { device: recentDevice } = await addPasskeyTo(db, user, aSessionOf(user, { hasSecondFactor: true }))
    const { device: keptDevice } = await addPasskeyTo(db, user, aSessionOf(user, { hasSecondFactor: true }))
    const [keptKey = ''] = await keysOf(user)
    expect(await reset(user, { keep: [keptKey] })).toMatchObject({ ok: true })
    expect(await factorsOf(user)).toEqual([1, 2, 10, 0])
    expect(await signInWith(device)).toMatchObject({ ok: true })
    expect(await signInWith(keptDevice)).toMatchObject({ ok: true })
    expect(await signInWith(recentDevice)).toEqual({ ok: false, reason: 'passkey-refused' })
    expect(await signInWithPassword(user)).toMatchObject({ ok: false })
  },
)

it('an app that a thief puts in the place of a kept one is removed', async () => {
  const { user } = await aProtectedUser(db, proved)
  const keep = await keysOf(user)
  await db.update(authenticators).set({ confirmedAt: new Date() }).where(eq(authenticators.userId, user.id))
  expect(await reset(user, { keep })).toMatchObject({ ok: true })
  expect(await factorsOf(user)).toEqual([0, 0, 0, 0])
})

it('new recovery codes are removed, and codes alone are no second step', async () => {
  const { user } = await aProtectedUser(db, proved)
  await age(user, 20)
  await db
    .update(recoveryCodes)
    .set({ createdAt: daysAgo(1) })
    .where(eq(recoveryCodes.userId, user.id))
  expect(await reset(user)).toMatchObject({ ok: true })
  expect(await factorsOf(user)).toEqual([1, 0, 0, 0])
  const { user: other } = await aProtectedUser(db, proved)
  const codesKey = (await keysOf(other)).filter((key) => key.startsWith('recovery-codes'))
  expect(await reset(other, { keep: codesKey })).toMatchObject({ ok: true })
  expect(await factorsOf(other)).toEqual([0, 0, 0, 0])
})

it('the email after a reset says what was removed and what stayed, without the name of a passkey', async () => {
  const { user } = await aWellProtectedUser(proved)
  await db.update(passkeys).set({ createdAt: new Date('2026-03-04T12:00:00Z') })
  expect(await reset(user)).toMatchObject({ ok: true })
  const [notice] = await emailsTo(db, user.email)
  expect(notice?.body).toMatch(
    /Removed from your second step: an authenticator app, added on .*; recovery codes/,
  )
  expect(notice?.body).toMatch(/Still your second step: a passkey, added on .*March.*2026\./)
  expect(notice?.body).not.toContain('Phone')
})

it('sign-ins in progress, known browsers and a change of address that waits do not survive', async () => {
  const { user } = await aWellProtectedUser(proved)
  await age(user, 15)
  const { passwordHash } = await read(user)
  const token = await beginSecondStep(aContext(db), { user, passwordHash, knownDeviceToken: null })
  expect(token).not.toBeNull()
  await db.insert(devices).values({ tokenHash: createToken(), userId: user.id, expiresAt: inAMinute() })
  await db.update(users).set({ pendingEmail: 'thief@example.com' }).where(eq(users.id, user.id))
  expect(await reset(user)).toMatchObject({ ok: true })
  expect(await db.$count(pendingSignIns, eq(pendingSignIns.userId, user.id))).toBe(0)
  expect(await db.$count(devices, eq(devices.userId, user.id)), 'the browser that used the link').toBe(1)
  expect(await read(user)).toMatchObject({ pendingEmail: null })
})

it('a link that is over removes nothing', async () => {
  const { user } = await aWellProtectedUser(proved)
  const over = { ok: false, reason: 'link-expired' }
  expect(await reset(user, { expiresAt: new Date(Date.now() - 1000) })).toEqual(over)
  expect(await reset(user, { email: 'former@example.com' })).toEqual(over)
  expect(await factorsOf(user)).toEqual([1, 1, 10, 1])
})

it('an administrator whose factors were removed must set one up again, and can', async () => {
  const { user } = await aWellProtectedUser({ ...proved, role: 'admin' })
  expect(await reset(user)).toMatchObject({ ok: true })
  const session = await signInWithPassword(user)
  if (!session.ok) throw new Error(session.reason)
  const found = await findSession(aContext(db), session.token)
  expect(found).toMatchObject({ hasSecondFactor: false })
  expect(isSecondFactorRequired(aContext(db).siteUrl, 'admin')).toBe(true)
  const { device } = await addPasskeyTo(db, user)
  expect(await signInWith(device)).toMatchObject({ ok: true })
})

it('a passkey that is being added during the reset does not survive it', async () => {
  const user = await addUser(db, { emailConfirmedAt: new Date() })
  const device = await softwarePasskey()
  const { token, challenge } = await startRegistration(db, user)
  const duringReset = actingBefore(env.DB, 'insert into "passkeys"', async () =>
    expect(await reset(user)).toMatchObject({ ok: true }),
  )
  const result = await addPasskey(aUserContext(duringReset, user), {
    session: aSessionOf(user),
    token,
    name: 'Phone',
    credential: device.register({ challenge }),
  })
  expect(result).toEqual({ ok: false, reason: 'passkey-refused' })
  expect(await factorsOf(user)).toEqual([0, 0, 0, 0])
})
