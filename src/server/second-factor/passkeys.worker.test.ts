// Covers src/server/second-factor/verify-passkey.ts, src/server/second-factor/passkey-challenge.ts and
// src/server/second-factor/first-factor.ts.

import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { secondFactorTexts } from '#content/emails/account.ts'
import { openDb } from '#server/db/open.ts'
import { rateLimits, sessions, users } from '#server/db/schema/accounts.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { passkeyChallenges, passkeys, recoveryCodes } from '#server/db/schema/second-factors.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import {
  addAuthenticator,
  anAttempt,
  aSessionOf,
  builtSecret,
  codeAt,
} from '../../../tests/builders/second-factors.ts'
import { aContext, aUserContext } from '../../../tests/builders/service-context.ts'
import { addUser, aSession } from '../../../tests/builders/sign-in.ts'
import { softwarePasskey } from '../../../tests/builders/software-passkey.ts'
import { confirmAuthenticator, startAuthenticator } from './authenticator.ts'
import { challengeTtlSeconds } from './passkey-challenge.ts'
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './passkeys.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { verifyCode } from './verify-code.ts'
import { askForPasskey, proveWithPasskey, signInWithPasskey } from './verify-passkey.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.batch([db.delete(rateLimits), db.delete(outbox)])
})

async function start(user: SessionUser) {
  const registration = await startPasskey(aUserContext(db, user))
  if (!registration.ok) throw new Error(registration.reason)
  return {
    token: registration.token,
    challenge: registration.options.challenge,
    options: registration.options,
  }
}

async function addTo(user: SessionUser, session = aSessionOf(user)) {
  const device = await softwarePasskey()
  const { token, challenge } = await start(user)
  const credential = device.register({ challenge })
  const addition = await addPasskey(aUserContext(db, user), { session, token, name: 'Phone', credential })
  if (!addition.ok) throw new Error(addition.reason)
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credential.id))
  if (!row) throw new Error('the passkey was not inserted')
  return { device, id: row.id, credential, recoveryCodes: addition.recoveryCodes }
}

async function ask(userId: number | null = null, purpose: 'sign-in' | 'step-up' = 'sign-in') {
  const request = await askForPasskey(aContext(db), { purpose, userId })
  if (!request.ok) throw new Error(request.reason)
  return { token: request.token, challenge: request.options.challenge, options: request.options }
}

const signIn = (token: string, answer: Parameters<typeof signInWithPasskey>[1]['answer']) =>
  signInWithPasskey(aContext(db), { token, answer, deviceToken: undefined })
const refusal = { ok: false, reason: 'passkey-refused' }

it('a passkey signs in without a username and counts as both steps', async () => {
  const user = await addUser(db)
  const { device } = await addTo(user)
  const { token, challenge, options } = await ask()
  expect(options).toMatchObject({ rpId: 'www.agency.example', userVerification: 'required' })
  expect(options.allowCredentials ?? []).toEqual([])
  const result = await signIn(token, await device.sign({ challenge }))
  expect(result).toMatchObject({ ok: true, user: { id: user.id }, isSecondStepDone: true })
  const { passkeys: listedPasskeys } = await readSecondFactor(aUserContext(db, user))
  expect(listedPasskeys).toMatchObject([{ name: 'Phone', lastUsedAt: expect.any(String) }])
})

it('a challenge is answered once, by the browser that got it, within five minutes', async () => {
  const user = await addUser(db)
  const { device } = await addTo(user)
  const first = await ask()
  const answer = await device.sign({ challenge: first.challenge })
  expect(await signIn(first.token, answer)).toMatchObject({ ok: true })
  expect(await signIn(first.token, answer)).toEqual(refusal)
  expect(await signIn((await ask()).token, answer)).toEqual(refusal)
  expect(await signInWithPasskey(aContext(db), { token: undefined, answer, deviceToken: undefined })).toEqual(
    refusal,
  )
  const late = await ask()
  const now = new Date(Date.now() + (challengeTtlSeconds + 1) * 1000)
  const lateAnswer = await device.sign({ challenge: late.challenge })
  expect(
    await signInWithPasskey(aContext(db, { now }), {
      ...{ token: late.token, answer: lateAnswer, deviceToken: undefined },
    }),
  ).toEqual(refusal)
})

it('challenges are stored hashed', async () => {
  const { token, challenge } = await ask()
  const storedJson = JSON.stringify(await db.select().from(passkeyChallenges))
  expect(storedJson).not.toContain(token)
  expect(storedJson).not.toContain(challenge)
})

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['a person whom the device did not verify', { isUserVerified: false }],
])('an answer for %s is refused', async (_, wrong) => {
  const { device } = await addTo(await addUser(db))
  const { token, challenge } = await ask()
  expect(await signIn(token, await device.sign({ challenge, ...wrong }))).toEqual(refusal)
})

it('an answer with the signature or the name of another passkey is refused', async () => {
  const { device, credential } = await addTo(await addUser(db))
  const stranger = await softwarePasskey()
  const unknownRequest = await ask()
  expect(
    await signIn(unknownRequest.token, await stranger.sign({ challenge: unknownRequest.challenge })),
  ).toEqual(refusal)
  const forgedRequest = await ask()
  const answer = await stranger.sign({ challenge: forgedRequest.challenge })
  expect(await signIn(forgedRequest.token, { ...answer, id: credential.id, rawId: credential.id })).toEqual(
    refusal,
  )
  const mangledRequest = await ask()
  const own = await device.sign({ challenge: mangledRequest.challenge })
  const response = { ...own.response, authenticatorData: 'AA' }
  expect(await signIn(mangledRequest.token, { ...own, response })).toEqual(refusal)
})

it('a counter that does not grow is a copy, and is refused', async () => {
  const { device } = await addTo(await addUser(db))
  const use = async (counter: number) => {
    const { token, challenge } = await ask()
    return signIn(token, await device.sign({ challenge, counter }))
  }
  expect(await use(5)).toMatchObject({ ok: true })
  expect(await use(5)).toEqual(refusal)
  expect(await use(4)).toEqual(refusal)
  expect(await use(6)).toMatchObject({ ok: true })
})

it('of five answers at once with one counter, one signs in', async () => {
  const { device } = await addTo(await addUser(db))
  const requests = await Promise.all(Array.from({ length: 5 }, () => ask()))
  const results = await Promise.all(
    requests.map(async ({ token, challenge }) => signIn(token, await device.sign({ challenge, counter: 1 }))),
  )
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
})

it("another account's passkey completes neither a second step nor a proof", async () => {
  const [asha, ravi] = [await addUser(db), await addUser(db)]
  await addTo(asha)
  const { device } = await addTo(ravi)
  const second = await ask(asha.id)
  expect(await signIn(second.token, await device.sign({ challenge: second.challenge }))).toEqual(refusal)
  const proof = await ask(asha.id, 'step-up')
  const answer = await device.sign({ challenge: proof.challenge })
  expect(await proveWithPasskey(aUserContext(db, asha), { token: proof.token, answer })).toEqual(refusal)
  const own = await ask(ravi.id, 'step-up')
  const ownAnswer = await device.sign({ challenge: own.challenge })
  expect(await proveWithPasskey(aUserContext(db, asha), { token: own.token, answer: ownAnswer })).toEqual(
    refusal,
  )
})

it('a proof needs a challenge for proofs, and a passkey of the same account', async () => {
  const user = await addUser(db)
  const { device } = await addTo(user)
  const signing = await ask()
  const wrong = await device.sign({ challenge: signing.challenge })
  expect(await proveWithPasskey(aUserContext(db, user), { token: signing.token, answer: wrong })).toEqual(
    refusal,
  )
  const { token, challenge } = await ask(user.id, 'step-up')
  const answer = await device.sign({ challenge })
  expect(await proveWithPasskey(aUserContext(db, user), { token, answer })).toEqual({ ok: true })
})

it('the passkey of a disabled account signs nobody in', async () => {
  const user = await addUser(db)
  const { device } = await addTo(user)
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id))
  const { token, challenge } = await ask()
  expect(await signIn(token, await device.sign({ challenge }))).toMatchObject({ reason: 'account-disabled' })
})

it('the first passkey brings recovery codes, ends other sessions and tells the owner; a second one only tells', async () => {
  const user = await addUser(db)
  await aSession(db, user)
  expect((await addTo(user)).recoveryCodes).toHaveLength(10)
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
  expect((await addTo(user, aSessionOf(user, { hasSecondFactor: true }))).recoveryCodes).toEqual([])
  expect(await db.select().from(outbox)).toMatchObject([
    { recipient: user.email, subject: secondFactorTexts['passkey-add'].subject },
    { recipient: user.email, subject: secondFactorTexts['passkey-add'].subject },
  ])
})

it('an app and a passkey that are added at once show one list of recovery codes, which works', async () => {
  const user = await addUser(db)
  const context = aUserContext(db, user)
  const session = aSessionOf(user)
  const app = await startAuthenticator(context, builtSecret)
  if (!app.ok) throw new Error(app.reason)
  const { token, challenge } = await start(user)
  const credential = (await softwarePasskey()).register({ challenge })
  const code = codeAt(app.authenticator.key, new Date())
  const results = await Promise.all([
    confirmAuthenticator(context, { session, code, secret: builtSecret }),
    addPasskey(context, { session, token, name: 'Phone', credential }),
  ])
  const shownCodes = results.flatMap((result) => (result.ok ? result.recoveryCodes : ['refused']))
  expect(shownCodes).toHaveLength(10)
  expect(await verifyCode(context, anAttempt(shownCodes[0] ?? ''))).toEqual({ ok: true })
})

it('a passkey is registered once, verified, and by the account that asked', async () => {
  const [asha, ravi] = [await addUser(db), await addUser(db)]
  const { device } = await addTo(asha)
  const tryAdd = async (
    user: SessionUser,
    { token, challenge }: { token: string; challenge: string },
    more = {},
    by = device,
  ) => {
    const credential = by.register({ challenge, ...more })
    return addPasskey(aUserContext(db, user), { session: aSessionOf(user), token, name: 'x', credential })
  }
  expect(await tryAdd(ravi, await start(ravi))).toMatchObject({ reason: 'passkey-exists' })
  const another = await softwarePasskey()
  expect(await tryAdd(ravi, await start(asha), {}, another)).toEqual(refusal)
  expect(await tryAdd(ravi, await start(ravi), { isUserVerified: false }, another)).toEqual(refusal)
  expect(await tryAdd(ravi, await start(ravi), { origin: 'https://evil.example' }, another)).toEqual(refusal)
  expect(await db.$count(passkeys, eq(passkeys.userId, ravi.id))).toBe(0)
})

it('a passkey is renamed and removed by its owner alone', async () => {
  const [asha, ravi] = [await addUser(db), await addUser(db)]
  const { id } = await addTo(asha)
  const missing = { ok: false, reason: 'passkey-not-found' }
  expect(await renamePasskey(aUserContext(db, ravi), { id, name: 'Mine' })).toEqual(missing)
  expect(await removePasskey(aUserContext(db, ravi), id)).toEqual(missing)
  expect(await renamePasskey(aUserContext(db, asha), { id, name: 'Laptop' })).toEqual({ ok: true })
  expect((await readSecondFactor(aUserContext(db, asha))).passkeys).toMatchObject([{ name: 'Laptop' }])
  expect(await removePasskey(aUserContext(db, asha), id)).toEqual({ ok: true })
  expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, asha.id))).toBe(0)
})

it('an administrator removes the last factor only where none is required', async () => {
  const user = await addUser(db, { role: 'admin' })
  const { id } = await addTo(user)
  const last = { ok: false, reason: 'last-second-factor' }
  expect(await removePasskey(aUserContext(db, user), id)).toEqual(last)
  await addAuthenticator(db, user, aSessionOf(user, { hasSecondFactor: true }))
  expect(await removePasskey(aUserContext(db, user), id)).toEqual({ ok: true })
})

it('an account holds at most ten passkeys', async () => {
  const user = await addUser(db)
  const row = { userId: user.id, publicKey: '', counter: 0, transports: [], name: 'x' }
  for (let at = 0; at < 10; at++)
    await db.insert(passkeys).values({ ...row, credentialId: `${user.id}.${at}` })
  expect(await startPasskey(aUserContext(db, user))).toMatchObject({ reason: 'passkeys-too-many' })
})
