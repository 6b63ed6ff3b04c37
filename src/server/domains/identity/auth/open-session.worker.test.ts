import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, sessions } from '#platform/db/schema/accounts.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { completeSecondStep } from '#domains/identity/second-factor/complete-second-step.ts'
import { beginSecondStep } from '#domains/identity/second-factor/pending-sign-in.ts'
import { hashToken } from '#platform/crypto/token.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { anAttempt, aProtectedUser, codeAt, verifiedUser } from '#tests/builders/second-factors.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { aSession, addUser } from '#tests/builders/sign-in.ts'
import { openSession } from './open-session.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.batch([db.delete(rateLimits), db.delete(sessions)])
})

const hasSession = async (token: string) =>
  (await db.$count(sessions, eq(sessions.tokenHash, hashToken(token)))) > 0

async function aLostSecondStep() {
  const { user, key } = await aProtectedUser(db)
  const former = await aSession(db, user, undefined, true)
  const code = codeAt(key, new Date())
  const complete = async (database = db, previousToken?: string) =>
    completeSecondStep(aContext(database), {
      token: (await beginSecondStep(aContext(db), verifiedUser(user))) ?? undefined,
      ...anAttempt(code),
      userAgent: undefined,
      previousToken,
    })
  await db.delete(rateLimits)
  const losing = actingBefore(env.DB, 'insert into "sessions"', () => complete())
  return { user, former, result: await complete(losing, former) }
}

it('a sign-in whose code is used up by another at the same moment keeps the session that the browser had', async () => {
  const { former, result } = await aLostSecondStep()
  expect(result).toEqual({ ok: false, reason: 'code-wrong' })
  expect(await hasSession(former)).toBe(true)
})

it('so does a sign-in whose password is changed at the same moment', async () => {
  const user = await addUser(db)
  const former = await aSession(db, user)
  const result = await openSession(aContext(db), {
    ...verifiedUser(user),
    passwordHash: 'an earlier one',
    userAgent: undefined,
    previousToken: former,
  })
  expect(result.ok).toBe(false)
  expect(await hasSession(former)).toBe(true)
})

it('a sign-in that succeeds ends the session that the browser had', async () => {
  const user = await addUser(db)
  const former = await aSession(db, user)
  const browser = { userAgent: undefined, previousToken: former }
  expect(await openSession(aContext(db), { ...verifiedUser(user), ...browser })).toMatchObject({ ok: true })
  expect(await hasSession(former)).toBe(false)
})

it('only sign-ins that succeed use up the emails about new browsers', async () => {
  const { user } = await aLostSecondStep()
  const { key } = limit('sign-in-emails', user.id)
  expect(await db.select().from(rateLimits).where(eq(rateLimits.key, key))).toMatchObject([{ count: 1 }])
})
