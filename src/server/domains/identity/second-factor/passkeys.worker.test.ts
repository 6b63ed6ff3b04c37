import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { secondFactorTexts } from '#content/emails/account.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, sessions } from '#platform/db/schema/accounts.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { passkeys, recoveryCodes } from '#platform/db/schema/second-factors.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import {
  addAuthenticator,
  anAttempt,
  aSessionOf,
  builtSecret,
  codeAt,
} from '#tests/builders/second-factors.ts'
import { addPasskeyTo, startRegistration } from '#tests/builders/passkeys.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addUser, aSession } from '#tests/builders/sign-in.ts'
import { softwarePasskey } from '#tests/builders/software-passkey.ts'
import { confirmAuthenticator, startAuthenticator } from './authenticator.ts'
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './passkeys.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { verifyCode } from './verify-code.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.batch([db.delete(rateLimits), db.delete(outbox)])
})

const refusal = { ok: false, reason: 'passkey-refused' }

it('the first passkey brings recovery codes, ends other sessions and tells the owner; a second one only tells', async () => {
  const user = await addUser(db)
  await aSession(db, user)
  expect((await addPasskeyTo(db, user)).recoveryCodes).toHaveLength(10)
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
  expect((await addPasskeyTo(db, user, aSessionOf(user, { hasSecondFactor: true }))).recoveryCodes).toEqual(
    [],
  )
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
  const { token, challenge } = await startRegistration(db, user)
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
  const { device } = await addPasskeyTo(db, asha)
  const tryAdd = async (
    user: SessionUser,
    { token, challenge }: { token: string; challenge: string },
    more = {},
    by = device,
  ) => {
    const credential = by.register({ challenge, ...more })
    return addPasskey(aUserContext(db, user), { session: aSessionOf(user), token, name: 'x', credential })
  }
  expect(await tryAdd(ravi, await startRegistration(db, ravi))).toMatchObject({ reason: 'passkey-exists' })
  const another = await softwarePasskey()
  expect(await tryAdd(ravi, await startRegistration(db, asha), {}, another)).toEqual(refusal)
  expect(await tryAdd(ravi, await startRegistration(db, ravi), { isUserVerified: false }, another)).toEqual(
    refusal,
  )
  expect(
    await tryAdd(ravi, await startRegistration(db, ravi), { origin: 'https://evil.example' }, another),
  ).toEqual(refusal)
  expect(await db.$count(passkeys, eq(passkeys.userId, ravi.id))).toBe(0)
})

it('a passkey is renamed and removed by its owner alone', async () => {
  const [asha, ravi] = [await addUser(db), await addUser(db)]
  const { id } = await addPasskeyTo(db, asha)
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
  const { id } = await addPasskeyTo(db, user)
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
