import { env } from 'cloudflare:test'
import { eq, lte, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { wrongCodesTexts } from '#content/emails/account.ts'
import { passkeyRules } from '#contracts/passkeys.ts'
import { changePassword } from '#domains/identity/account/change-password.ts'
import { hashDevice } from '#domains/identity/auth/device.ts'
import { ownerNoticeStatements } from '#domains/identity/auth/own-change.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { openDb } from '#platform/db/open.ts'
import { devices, rateLimits } from '#platform/db/schema/accounts.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { passkeyChallenges, passkeys, pendingSignIns } from '#platform/db/schema/second-factors.ts'
import { createToken } from '#platform/crypto/token.ts'
import {
  addAuthenticator,
  aSessionOf,
  builtSecret,
  codeAt,
  verifiedUser,
} from '#tests/builders/second-factors.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { startRegistration } from '#tests/builders/passkeys.ts'
import { softwarePasskey } from '#tests/builders/software-passkey.ts'
import { addPasskey } from './passkeys.ts'
import { completeSecondStep } from './complete-second-step.ts'
import { beginSecondStep } from './pending-sign-in.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { verifyCode } from './verify-code.ts'
import { askForPasskey } from './verify-passkey.ts'

const db = openDb(env.DB)
const anHourAgo = () => new Date(Date.now() - 60 * 60_000)

beforeEach(async () => {
  await db.batch([db.delete(rateLimits), db.delete(outbox)])
})

const provedAddress = { emailConfirmedAt: new Date() }

it('challenges that nobody answered are gone when the next one is asked for, though nobody signs in', async () => {
  for (let attempt = 0; attempt < 15; attempt += 1)
    await askForPasskey(aContext(db, { now: anHourAgo() }), { purpose: 'sign-in', userId: null })
  await askForPasskey(aContext(db), { purpose: 'sign-in', userId: null })
  expect(await db.$count(passkeyChallenges)).toBe(1)
})

it('sign-ins that were never completed are gone when the next one begins', async () => {
  const user = await addUser(db)
  await addAuthenticator(db, user)
  for (let attempt = 0; attempt < 15; attempt += 1)
    await beginSecondStep(aContext(db, { now: anHourAgo() }), verifiedUser(user))
  await beginSecondStep(aContext(db), verifiedUser(user))
  expect(await db.$count(pendingSignIns, lte(pendingSignIns.expiresAt, new Date()))).toBe(0)
  expect(await db.$count(pendingSignIns, eq(pendingSignIns.userId, user.id))).toBe(1)
})

it('nobody changes a second step more than thirty times an hour', async () => {
  const user = await addUser(db, provedAddress)
  await addAuthenticator(db, user)
  await db.delete(rateLimits)
  const session = aSessionOf(user, { hasSecondFactor: true })
  const renew = () => renewRecoveryCodes(aUserContext(db, user), session)
  for (let changes = 0; changes < 30; changes += 1) expect(await renew()).toMatchObject({ ok: true })
  expect(await renew()).toMatchObject({ ok: false, reason: 'too-many-attempts' })
})

it('an address that nobody proved gets at most ten notices a day, whichever accounts name it', async () => {
  const user = await addUser(db)
  await addAuthenticator(db, user)
  await db.batch([db.delete(rateLimits), db.delete(outbox)])
  const session = aSessionOf(user, { hasSecondFactor: true })
  for (let changes = 0; changes < 12; changes += 1)
    expect(await renewRecoveryCodes(aUserContext(db, user), session)).toMatchObject({ ok: true })
  expect(await db.$count(outbox, eq(outbox.recipient, user.email))).toBe(10)
  const other = {
    user: { id: 0, email: user.email },
    letter: () => ({ to: user.email, subject: 'Hello', body: 'An email.', kind: 'account-notice' as const }),
  }
  await batchNamed(db, { notice: await ownerNoticeStatements(aContext(db), other, sql`1`) })

  const result = await changePassword(aUserContext(db, user), {
    passwordHash: user.passwordHash,
    hashingShare: 'hashing',
    newPassword: 'quartz-meadow-lighthouse',
    keepTokenHash: 'none',
  })
  expect(result).toEqual({ ok: true })
  expect(await db.$count(outbox, eq(outbox.recipient, user.email))).toBe(10)
})

it('a proved address gets every notice', async () => {
  const user = await addUser(db, provedAddress)
  await addAuthenticator(db, user)
  await db.batch([db.delete(rateLimits), db.delete(outbox)])
  const session = aSessionOf(user, { hasSecondFactor: true })
  for (let changes = 0; changes < 12; changes += 1) await renewRecoveryCodes(aUserContext(db, user), session)
  expect(await db.$count(outbox, eq(outbox.recipient, user.email))).toBe(12)
})

it('passkeys that are added at once are no more than an account may have', async () => {
  const user = await addUser(db, provedAddress)
  const responses = await Promise.all(
    Array.from({ length: passkeyRules.perAccountMax + 3 }, async () => {
      const { token, challenge } = await startRegistration(db, user)
      return { token, credential: (await softwarePasskey()).register({ challenge }) }
    }),
  )
  const additions = await Promise.all(
    responses.map((response) =>
      addPasskey(aUserContext(db, user), { session: aSessionOf(user), name: 'Phone', ...response }),
    ),
  )
  expect(await db.$count(passkeys, eq(passkeys.userId, user.id))).toBe(passkeyRules.perAccountMax)
  expect(additions.filter(({ ok }) => !ok)).toEqual(
    Array.from({ length: 3 }, () => ({ ok: false, reason: 'passkeys-too-many' })),
  )
})

it('the owner hears once a day that wrong codes have reached their limit, and not before', async () => {
  const user = await addUser(db, provedAddress)
  await addAuthenticator(db, user)
  await db.delete(outbox)
  const guess = async (now = new Date()) =>
    verifyCode(aUserContext(db, user, { now }), {
      code: '000 000',
      secret: builtSecret,
      deviceToken: undefined,
    })
  const subjects = async () =>
    (await db.select().from(outbox).where(eq(outbox.recipient, user.email))).map(({ subject }) => subject)
  for (let guesses = 0; guesses < 9; guesses += 1) await guess()
  expect(await subjects()).toEqual([])
  for (let guesses = 0; guesses < 5; guesses += 1) await guess()
  expect(await subjects()).toEqual([wrongCodesTexts.subject])
  const laterBy = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  for (let guesses = 0; guesses < 10; guesses += 1) await guess(laterBy(20))
  expect(await subjects()).toHaveLength(1)
  for (let guesses = 0; guesses < 10; guesses += 1) await guess(laterBy(25 * 60))
  expect(await subjects()).toHaveLength(2)
})

it('wrong codes of somebody who knows the password do not lock the owner out of a known browser', async () => {
  const user = await addUser(db)
  const { key } = await addAuthenticator(db, user)
  const deviceToken = createToken()
  await db.insert(devices).values({
    tokenHash: hashDevice(deviceToken, user.username),
    userId: user.id,
    expiresAt: new Date(Date.now() + 60_000),
  })
  const attempt = async (code: string, knownBrowser: string | undefined) => {
    const token = (await beginSecondStep(aContext(db), verifiedUser(user))) ?? ''
    return completeSecondStep(aContext(db), {
      token,
      code,
      secret: builtSecret,
      deviceToken: knownBrowser,
      userAgent: undefined,
      previousToken: undefined,
    })
  }
  for (let guesses = 0; guesses < 10; guesses += 1) await attempt('000 000', undefined)
  const code = codeAt(key, new Date())
  expect(await attempt(code, createToken())).toMatchObject({ reason: 'too-many-attempts' })
  expect(await attempt(code, deviceToken)).toMatchObject({ ok: true })
  for (let guesses = 0; guesses < 10; guesses += 1) await attempt('000 000', deviceToken)
  expect(await attempt(code, deviceToken)).toMatchObject({ reason: 'too-many-attempts' })
})
