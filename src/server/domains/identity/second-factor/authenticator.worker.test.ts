import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { secondFactorTexts } from '#content/emails/account.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, sessions } from '#platform/db/schema/accounts.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { authenticators, recoveryCodes } from '#platform/db/schema/second-factors.ts'
import { hashToken } from '#platform/crypto/token.ts'
import { addUser, aSession } from '#tests/builders/sign-in.ts'
import {
  addAuthenticator,
  aSessionOf,
  builtSecret,
  codeAt,
  anAttempt,
  aProtectedUser,
} from '#tests/builders/second-factors.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { confirmAuthenticator, removeAuthenticator, startAuthenticator } from './authenticator.ts'
import { verifyCode } from './verify-code.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.batch([db.delete(rateLimits), db.delete(outbox)])
})

it('recovery codes are stored hashed and the key of the app encrypted', async () => {
  const { user, key, recoveryCodes: codes } = await aProtectedUser(db)
  const storedJson = JSON.stringify([
    await db.select().from(authenticators).where(eq(authenticators.userId, user.id)),
    await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id)),
  ])
  for (const secret of [key, ...codes]) expect(storedJson).not.toContain(secret)
})

it('without the secret of the site no app can be added, and recovery codes still work', async () => {
  const user = await addUser(db)
  expect(await startAuthenticator(aUserContext(db, user), undefined)).toMatchObject({
    reason: 'authenticator-unavailable',
  })
  const { user: owner, key, recoveryCodes: codes } = await aProtectedUser(db)
  const context = aUserContext(db, owner)
  const code = codeAt(key, new Date())
  expect(await verifyCode(context, anAttempt(code, 'another secret'))).toMatchObject({
    reason: 'code-wrong',
  })
  expect(await verifyCode(context, { ...anAttempt(codes[0] ?? ''), secret: undefined })).toEqual({ ok: true })
})

it('the first second factor ends the other sessions, which passed no second step', async () => {
  const user = await addUser(db)
  const [own] = [await aSession(db, user), await aSession(db, user)]
  await addAuthenticator(db, user, aSessionOf(user, { tokenHash: hashToken(own) }))
  expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toMatchObject([
    { tokenHash: hashToken(own) },
  ])
})

it('an account has one app, which a wrong code does not confirm', async () => {
  const { user, key } = await aProtectedUser(db)
  expect(await startAuthenticator(aUserContext(db, user), builtSecret)).toMatchObject({
    reason: 'authenticator-exists',
  })
  const newcomer = await addUser(db)
  await startAuthenticator(aUserContext(db, newcomer), builtSecret)
  const input = { session: aSessionOf(newcomer), code: codeAt(key, new Date()), secret: builtSecret }
  expect(await confirmAuthenticator(aUserContext(db, newcomer), input)).toMatchObject({
    reason: 'code-wrong',
  })
})

it('an app that is confirmed five times at once shows one list of recovery codes, which works', async () => {
  const user = await addUser(db)
  const setup = await startAuthenticator(aUserContext(db, user), builtSecret)
  if (!setup.ok) throw new Error(setup.reason)
  const code = codeAt(setup.authenticator.key, new Date())
  const input = { session: aSessionOf(user), code, secret: builtSecret }
  const results = await Promise.all(
    Array.from({ length: 5 }, () => confirmAuthenticator(aUserContext(db, user), input)),
  )
  const [shown = [], ...more] = results.flatMap((result) => (result.ok ? [result.recoveryCodes] : []))
  expect(more).toEqual([])
  expect(await verifyCode(aUserContext(db, user), anAttempt(shown[0] ?? ''))).toEqual({ ok: true })
})

it('removing the last second factor removes the recovery codes and tells the owner', async () => {
  const { user } = await aProtectedUser(db)
  await db.delete(outbox)
  expect(await removeAuthenticator(aUserContext(db, user))).toEqual({ ok: true })
  expect(await removeAuthenticator(aUserContext(db, user))).toMatchObject({
    reason: 'authenticator-not-found',
  })
  expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0)
  expect(await db.select().from(outbox)).toMatchObject([
    { recipient: user.email, subject: secondFactorTexts['authenticator-remove'].subject },
  ])
})

it('an administrator keeps the last second factor on https, and may remove it on http://localhost', async () => {
  const { user } = await aProtectedUser(db, { role: 'admin' })
  const at = (siteUrl: string) => removeAuthenticator(aUserContext(db, user, { siteUrl }))
  expect(await at('https://www.agency.example')).toEqual({ ok: false, reason: 'last-second-factor' })
  expect(await at('http://localhost:8788')).toEqual({ ok: true })
})
