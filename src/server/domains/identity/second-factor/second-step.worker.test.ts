import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { secondFactorTexts } from '#content/emails/account.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { openSession } from '#domains/identity/auth/open-session.ts'
import { resetPassword } from '#domains/identity/auth/reset-password.ts'
import { createCode } from '#domains/bookings/codes.ts'
import { openDb } from '#platform/db/open.ts'
import { accountTokens, rateLimits, sessions, users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { authenticators, pendingSignIns, recoveryCodes } from '#platform/db/schema/second-factors.ts'
import { createToken, hashToken } from '#platform/crypto/token.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import {
  aSessionOf,
  builtSecret,
  codeAt,
  anAttempt,
  aProtectedUser,
  verifiedUser,
} from '#tests/builders/second-factors.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { startAuthenticator } from './authenticator.ts'
import { completeSecondStep } from './complete-second-step.ts'
import { beginSecondStep, findPendingSignIn, pendingTtlSeconds } from './pending-sign-in.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { hashRecoveryCode, renewRecoveryCodes } from './recovery-codes.ts'
import { verifyCode } from './verify-code.ts'

const db = openDb(env.DB)
const later = (seconds: number) => new Date(Date.now() + seconds * 1000)

beforeEach(async () => {
  await db.batch([db.delete(rateLimits), db.delete(outbox)])
})

async function begin(user: Awaited<ReturnType<typeof addUser>>, now = new Date()) {
  const token = await beginSecondStep(aContext(db, { now }), verifiedUser(user))
  if (token === null) throw new Error('no second step began')
  return token
}

const noBrowser = { userAgent: undefined, previousToken: undefined }

const complete = (token: string, code: string, now = new Date()) =>
  completeSecondStep(aContext(db, { now }), { token, ...anAttempt(code), ...noBrowser })

it('an account without a second factor has no second step', async () => {
  expect(await beginSecondStep(aContext(db), verifiedUser(await addUser(db)))).toBeNull()
})

it('an app that was started but never confirmed asks for nothing', async () => {
  const user = await addUser(db)
  await startAuthenticator(aUserContext(db, user), builtSecret)
  expect(await beginSecondStep(aContext(db), verifiedUser(user))).toBeNull()
})

it('no session opens for a right password alone, whoever asks for it', async () => {
  const { user } = await aProtectedUser(db)
  const result = await openSession(aContext(db), { ...verifiedUser(user), ...noBrowser })
  expect(result).toEqual({ ok: false, reason: 'credentials-wrong' })
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
})

it('a code of the app completes the sign-in, once', async () => {
  const { user, key } = await aProtectedUser(db)
  const token = await begin(user)
  const code = codeAt(key, new Date())
  expect(await complete(token, code)).toMatchObject({ ok: true, user: { id: user.id } })
  expect(await complete(token, code)).toEqual({ ok: false, reason: 'second-step-expired' })
  const another = await begin(user)
  expect(await complete(another, code)).toEqual({ ok: false, reason: 'code-wrong' })
  expect(await complete(another, codeAt(key, later(-30)))).toEqual({ ok: false, reason: 'code-wrong' })
  expect(await complete(another, codeAt(key, later(30)))).toMatchObject({ ok: true })
})

it('of two uses of one code at once, one succeeds', async () => {
  const { user, key } = await aProtectedUser(db)
  const code = codeAt(key, new Date())
  const tokens = [await begin(user), await begin(user)]
  const results = await Promise.all(tokens.map((token) => complete(token, code)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
})

it('clocks may differ by half a minute, and no more', async () => {
  const { user, key } = await aProtectedUser(db)
  const context = aUserContext(db, user)
  for (const seconds of [-90, 90]) {
    const code = codeAt(key, later(seconds))
    expect(await verifyCode(context, anAttempt(code))).toMatchObject({ ok: false })
  }
  const code = codeAt(key, later(-30))
  expect(await verifyCode(context, anAttempt(code))).toEqual({ ok: true })
})

it('each recovery code works once, tells the owner, and leaves nine', async () => {
  const { user, recoveryCodes: codes } = await aProtectedUser(db, { role: 'admin' })
  expect(new Set(codes).size).toBe(10)
  await db.delete(outbox)
  const [code = ''] = codes
  expect(await complete(await begin(user), code.toLowerCase())).toMatchObject({ ok: true })
  expect(await complete(await begin(user), code)).toEqual({ ok: false, reason: 'code-wrong' })
  expect(await readSecondFactor(aUserContext(db, user))).toMatchObject({ recoveryCodesLeft: 9 })
  const { subject } = secondFactorTexts['recovery-code-use']
  expect(await db.select().from(outbox).where(eq(outbox.subject, subject))).toMatchObject([
    { recipient: user.email },
  ])
  expect(await db.$count(auditLog, eq(auditLog.action, 'user.recovery-code-use'))).toBe(1)
})

it('recovery codes have 120 random bits, and the shorter ones of earlier releases still work', async () => {
  const { user, recoveryCodes: codes } = await aProtectedUser(db)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{24}$/)
  const earlierCode = createCode()
  await db.insert(recoveryCodes).values({ codeHash: hashRecoveryCode(user.id, earlierCode), userId: user.id })
  expect(await complete(await begin(user), formatCode(earlierCode))).toMatchObject({ ok: true })
  expect(await complete(await begin(user), formatCode(codes[9] ?? ''))).toMatchObject({ ok: true })
})

it('a recovery code of another account is wrong', async () => {
  const { recoveryCodes: codes } = await aProtectedUser(db)
  const { user } = await aProtectedUser(db)
  expect(await complete(await begin(user), codes[0] ?? '')).toEqual({ ok: false, reason: 'code-wrong' })
})

it('new recovery codes end the earlier ones', async () => {
  const { user, recoveryCodes: codes } = await aProtectedUser(db)
  const renewal = await renewRecoveryCodes(
    aUserContext(db, user),
    aSessionOf(user, { hasSecondFactor: true }),
  )
  if (!renewal.ok) throw new Error(renewal.reason)
  expect(await complete(await begin(user), codes[0] ?? '')).toMatchObject({ reason: 'code-wrong' })
  expect(await complete(await begin(user), renewal.recoveryCodes[0] ?? '')).toMatchObject({ ok: true })
})

it('a pending sign-in ends after ten minutes, and its token is stored hashed', async () => {
  const { user, key } = await aProtectedUser(db)
  const token = await begin(user)
  const [row] = await db.select().from(pendingSignIns).where(eq(pendingSignIns.userId, user.id))
  expect(row?.tokenHash).toBe(hashToken(token))
  const soon = later(pendingTtlSeconds - 1)
  expect(await findPendingSignIn(aContext(db, { now: soon }), token)).toMatchObject({
    methods: ['authenticator', 'recovery-code'],
  })
  const over = later(pendingTtlSeconds + 1)
  expect(await complete(token, codeAt(key, over), over)).toEqual({ ok: false, reason: 'second-step-expired' })
})

it('a pending sign-in ends when the password changes or the account is disabled', async () => {
  for (const change of [{ passwordHash: 'scrypt$another' }, { disabledAt: new Date() }]) {
    const { user, key } = await aProtectedUser(db)
    const token = await begin(user)
    await db.update(users).set(change).where(eq(users.id, user.id))
    expect(await complete(token, codeAt(key, new Date()))).toEqual({
      ok: false,
      reason: 'second-step-expired',
    })
  }
})

it('a password reset does not skip the second step of before the last 14 days', async () => {
  const { user } = await aProtectedUser(db, { emailConfirmedAt: new Date() })
  const addedAt = later(-20 * 24 * 60 * 60)
  await db.update(authenticators).set({ confirmedAt: addedAt }).where(eq(authenticators.userId, user.id))
  await db.update(recoveryCodes).set({ createdAt: addedAt }).where(eq(recoveryCodes.userId, user.id))
  const token = createToken()
  await db.insert(accountTokens).values({
    tokenHash: hashToken(token),
    userId: user.id,
    purpose: 'reset-password',
    email: user.email,
    expiresAt: later(60),
  })
  const reset = await resetPassword(aContext(db), { token, password: 'velvet-orchard-signal' })
  expect(reset).toMatchObject({ ok: true })
  const [after] = await db.select().from(users).where(eq(users.id, user.id))
  if (!after) throw new Error('the user is gone')
  expect(await beginSecondStep(aContext(db), verifiedUser(after))).not.toBeNull()
  expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(10)
})

it('after ten wrong codes even the right one has to wait, from whatever address', async () => {
  const { user, key } = await aProtectedUser(db)
  const token = await begin(user)
  const attempt = (code: string, ip: string) =>
    completeSecondStep(aContext(db, { ip }), {
      token,
      code,
      secret: builtSecret,
      deviceToken: undefined,
      ...noBrowser,
    })
  const wrong = codeAt(key, later(-3600))
  for (let count = 0; count < 10; count++)
    expect(await attempt(wrong, `203.0.113.${count}`)).toMatchObject({ reason: 'code-wrong' })
  expect(await attempt(codeAt(key, new Date()), '198.51.100.1')).toMatchObject({
    reason: 'too-many-attempts',
  })
})
