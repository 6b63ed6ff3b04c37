import { env } from 'cloudflare:test'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { factorRemovedTexts, secondFactorTexts } from '#content/emails/account.ts'
import { signOutEverywhere } from '#domains/identity/account/sessions.ts'
import { openSession } from '#domains/identity/auth/open-session.ts'
import { openDb } from '#platform/db/open.ts'
import { accountTokens, devices, rateLimits, sessions, users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import {
  authenticators,
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  recoveryCodes,
} from '#platform/db/schema/second-factors.ts'
import { createToken, hashToken } from '#platform/crypto/token.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { emailsTo, newestToken, tokenIn } from '#tests/builders/outbox.ts'
import { addPasskeyTo, startRegistration } from '#tests/builders/passkeys.ts'
import { addAuthenticator, aProtectedUser, aSessionOf } from '#tests/builders/second-factors.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addUser, aSession } from '#tests/builders/sign-in.ts'
import { hashDevice } from '#domains/identity/auth/device.ts'
import { listFactors } from '#domains/identity/auth/factors.ts'
import { beginSecondStep } from './pending-sign-in.ts'
import { findFactorsOfLink, removeFactorByLink } from './remove-factor-by-link.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { askForPasskey, signInWithPasskey } from './verify-passkey.ts'

const db = openDb(env.DB)
const proved = { emailConfirmedAt: new Date('2026-01-01T00:00:00Z') }
const noBrowser = { userAgent: undefined, previousToken: undefined }
const inAMinute = () => new Date(Date.now() + 60_000)

beforeEach(async () => {
  await db.batch([db.delete(rateLimits), db.delete(outbox)])
})

type User = Awaited<ReturnType<typeof addUser>>
const protectedSession = (user: User) => aSessionOf(user, { hasSecondFactor: true })

const countsOf = ({ id }: User) =>
  Promise.all([
    db.$count(authenticators, eq(authenticators.userId, id)),
    db.$count(passkeys, eq(passkeys.userId, id)),
    db.$count(recoveryCodes, eq(recoveryCodes.userId, id)),
  ])

async function answerOf(device: Awaited<ReturnType<typeof addPasskeyTo>>['device']) {
  const request = await askForPasskey(aContext(db), { purpose: 'sign-in', userId: null })
  if (!request.ok) throw new Error(request.reason)
  const response = await device.sign({ challenge: request.options.challenge })
  return { token: request.token, response, deviceToken: undefined }
}

it('the email about a passkey of a thief removes it with its codes, and ends what the thief holds', async () => {
  const user = await addUser(db, proved)
  const { device } = await addPasskeyTo(db, user)
  await startRegistration(db, user)
  await aSession(db, user, undefined, true)
  const verifiedUser = { user, passwordHash: user.passwordHash, knownDeviceToken: null }
  expect(await beginSecondStep(aContext(db), verifiedUser)).not.toBeNull()
  await db.insert(devices).values({ tokenHash: createToken(), userId: user.id, expiresAt: inAMinute() })
  await db.update(users).set({ pendingEmail: 'thief@example.com' }).where(eq(users.id, user.id))
  const [notice] = await emailsTo(db, user.email)
  expect(notice).toMatchObject({ subject: secondFactorTexts['passkey-add'].subject })
  expect(notice?.body).toContain('https://www.agency.example/auth/remove-factor?token=')
  const token = tokenIn(notice)

  const factors = await findFactorsOfLink(aContext(db), token)
  expect(factors.map(({ kind }) => kind)).toEqual(['passkey', 'recovery-codes'])
  expect(await countsOf(user), 'opening the link changes nothing').toEqual([0, 1, 10])
  expect(await removeFactorByLink(aContext(db), token)).toBe(true)
  expect(await countsOf(user)).toEqual([0, 0, 0])
  for (const table of [sessions, pendingSignIns, passkeyChallenges, devices])
    expect(await db.$count(table, eq(table.userId, user.id))).toBe(0)
  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  expect(row?.pendingEmail).toBeNull()
  expect((await emailsTo(db, user.email))[0]?.subject).toBe(factorRemovedTexts.subject)
  expect(await signInWithPasskey(aContext(db), await answerOf(device))).toMatchObject({ ok: false })
  expect(await openSession(aContext(db), { ...verifiedUser, ...noBrowser })).toMatchObject({ ok: true })
  expect(await removeFactorByLink(aContext(db), token), 'it works once').toBe(false)
})

it.each<[string, (user: User) => Promise<unknown>, number[]]>([
  ['an app', (user) => addAuthenticator(db, user, protectedSession(user)), [0, 1, 10]],
  ['new codes', (user) => renewRecoveryCodes(aUserContext(db, user), protectedSession(user)), [0, 1, 0]],
  ['a second passkey', (user) => addPasskeyTo(db, user, protectedSession(user)), [0, 1, 10]],
])('the email about %s removes only what was added then', async (_, add, expected) => {
  const user = await addUser(db, proved)
  await addPasskeyTo(db, user)
  await add(user)
  expect(await removeFactorByLink(aContext(db), await newestToken(db, user.email))).toBe(true)
  expect(await countsOf(user)).toEqual(expected)
})

it('a thief who adds and removes cannot use up the links: every email has one that works for 7 days', async () => {
  const user = await addUser(db, proved)
  for (let times = 0; times < 8; times += 1) await addPasskeyTo(db, user, protectedSession(user))
  const tokens = (await emailsTo(db, user.email)).map(tokenIn)
  expect(new Set(tokens).size).toBe(8)
  const later = (days: number) => aContext(db, { now: new Date(Date.now() + days * 24 * 60 * 60_000) })
  expect(await removeFactorByLink(later(6.9), tokens[0] ?? '')).toBe(true)
  expect(await removeFactorByLink(later(7.1), tokens[1] ?? '')).toBe(false)
  expect(await db.$count(passkeys, eq(passkeys.userId, user.id))).toBe(7)
})

it('the link serves the address that it was sent to, and enabled accounts', async () => {
  const user = await addUser(db, proved)
  await addPasskeyTo(db, user)
  const token = await newestToken(db, user.email)
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id))
  expect(await removeFactorByLink(aContext(db), token)).toBe(false)
  await db
    .update(users)
    .set({ disabledAt: null, email: `new-${user.email}` })
    .where(eq(users.id, user.id))
  expect(await removeFactorByLink(aContext(db), token)).toBe(false)
  expect(await removeFactorByLink(aContext(db), createToken())).toBe(false)
  expect(await countsOf(user)).toEqual([0, 1, 10])
})

it('a passkey that is removed while it signs in opens no session', async () => {
  const user = await addUser(db, proved)
  const { device } = await addPasskeyTo(db, user)
  const removalToken = await newestToken(db, user.email)
  const signIn = await signInWithPasskey(aContext(db), await answerOf(device))
  if (!signIn.ok) throw new Error(signIn.reason)
  const remove = () => removeFactorByLink(aContext(db), removalToken)
  const database = actingBefore(env.DB, 'insert into "sessions"', remove)
  expect(await openSession(aContext(database), { ...signIn, ...noBrowser })).toMatchObject({ ok: false })
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
})

it('the removal is in the audit log for an administrator, whose last factor goes too', async () => {
  const user = await addUser(db, { ...proved, role: 'admin' })
  await addPasskeyTo(db, user)
  expect(await removeFactorByLink(aContext(db), await newestToken(db, user.email))).toBe(true)
  expect(await countsOf(user)).toEqual([0, 0, 0])
  const matchesEntry = and(
    eq(auditLog.action, 'user.second-factor-remove'),
    eq(auditLog.subject, user.username),
  )
  expect(await db.$count(auditLog, matchesEntry)).toBe(1)
})

it('signing out everywhere removes the recent factors that the owner ticks, and forgets other browsers', async () => {
  const { user } = await aProtectedUser(db, proved)
  const addedAt = new Date(Date.now() - 20 * 24 * 60 * 60_000)
  await db.update(authenticators).set({ confirmedAt: addedAt }).where(eq(authenticators.userId, user.id))
  await addPasskeyTo(db, user, protectedSession(user))
  await addPasskeyTo(db, user, protectedSession(user))
  const keys = (await listFactors(aContext(db), user.id)).map(({ key }) => key)
  const [thiefs, , app] = keys
  const deviceToken = createToken()
  const own = { tokenHash: hashDevice(deviceToken, user.username), userId: user.id, expiresAt: inAMinute() }
  await db.insert(devices).values([own, { ...own, tokenHash: hashToken(createToken()) }])
  await startRegistration(db, user)
  const remove = [thiefs, app].filter((key) => key !== undefined)
  await signOutEverywhere(aUserContext(db, user), { remove, deviceToken })
  expect(await countsOf(user), 'the app is older').toEqual([1, 1, 10])
  expect((await listFactors(aContext(db), user.id)).map(({ key }) => key)).not.toContain(thiefs)
  expect(await db.$count(passkeyChallenges, eq(passkeyChallenges.userId, user.id))).toBe(0)
  const left = await db.select().from(devices).where(eq(devices.userId, user.id))
  expect(left.map(({ tokenHash }) => tokenHash)).toEqual([own.tokenHash])
  expect((await emailsTo(db, user.email))[0]?.subject).toBe(factorRemovedTexts.subject)
})

it('signing out everywhere without a tick removes no factor', async () => {
  const { user } = await aProtectedUser(db, proved)
  await signOutEverywhere(aUserContext(db, user), { remove: [], deviceToken: undefined })
  expect(await countsOf(user)).toEqual([1, 0, 10])
  expect(await db.$count(accountTokens, eq(accountTokens.userId, user.id))).toBe(1)
})
