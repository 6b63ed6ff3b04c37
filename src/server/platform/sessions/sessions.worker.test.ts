import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { listSessions } from '#domains/identity/account/sessions.ts'
import { isDeviceKnown } from '#domains/identity/auth/device.ts'
import { openDb } from '#platform/db/open.ts'
import { devices, rateLimits, sessions, users } from '#platform/db/schema/accounts.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { aSessionOf } from '#tests/builders/second-factors.ts'
import { aSession, aSignedInUser } from '#tests/builders/sign-in.ts'
import { openSession } from '#domains/identity/auth/open-session.ts'
import { deleteOtherSessionsStatement, extendSession, isDueForExtension, findSession } from './sessions.ts'
import { sweepExpired } from '#platform/sweep/sweep-expired.ts'
import { hashToken } from '#platform/crypto/token.ts'
import { aContext } from '#tests/builders/service-context.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.batch([db.delete(sessions), db.delete(devices), db.delete(rateLimits)])
})

it('a token is 160 random bits and its hash is SHA-256', async () => {
  const { user } = await aSignedInUser(db)
  const token = await aSession(db, user)
  expect(token).toMatch(/^[a-z2-7]{32}$/)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  expect(hashToken(token)).toBe(
    new Uint8Array(digest).reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), ''),
  )
  expect(await findSession(aContext(db), token)).toMatchObject({
    user: { id: user.id },
    tokenHash: hashToken(token),
  })
})

it('a session ends 30 days after its last use, and 90 days after the sign-in at the latest', async () => {
  const { user } = await aSignedInUser(db)
  const token = await aSession(db, user)
  const inDays = (days: number) => aContext(db, { now: new Date(Date.now() + days * 24 * 60 * 60 * 1000) })
  for (const day of [29, 58, 87]) {
    const session = await findSession(inDays(day), token)
    if (!session) throw new Error(`the session has ended by day ${day}`)
    expect(isDueForExtension(session, inDays(day).now)).toBe(true)
    await extendSession(inDays(day), session)
  }
  expect(await findSession(inDays(89.9), token)).not.toBeNull()
  expect(await findSession(inDays(90.1), token)).toBeNull()
})

it('a session that began more than 90 days ago is not listed, however late it would have expired', async () => {
  const { user } = await aSignedInUser(db)
  const day = 24 * 60 * 60 * 1000
  await db.update(sessions).set({
    createdAt: new Date(Date.now() - 91 * day),
    expiresAt: new Date(Date.now() + day),
  })
  expect(await listSessions(aContext(db), aSessionOf(user))).toEqual([])
})

it('ending the other sessions keeps the current one and those of other users', async () => {
  const { user } = await aSignedInUser(db)
  await aSignedInUser(db)
  const currentHash = hashToken(await aSession(db, user, 'Firefox'))
  await deleteOtherSessionsStatement(db, { userId: user.id, keepTokenHash: currentHash })
  expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toMatchObject([
    { tokenHash: currentHash },
  ])
  expect(await db.$count(sessions)).toBe(2)
})

it('a sweep deletes expired rows, keeps live ones, and deletes at most 200 rows of a table at a time', async () => {
  const { user } = await aSignedInUser(db)
  const pastDate = new Date(Date.now() - 1000)
  const row = (tokenHash: string) => ({ tokenHash, userId: user.id, expiresAt: pastDate })
  await env.DB.batch(
    Array.from({ length: 201 }, (_, index) =>
      env.DB.prepare('insert into rate_limits (key, count, reset_at) values (?1, 1, ?2)').bind(
        `old-${index}`,
        1,
      ),
    ),
  )
  await db.insert(sessions).values({ ...row('old-session'), lastSeenAt: pastDate })
  await db
    .insert(devices)
    .values([row('old-device'), { ...row('live-device'), expiresAt: new Date(Date.now() + 1000) }])
  expect(await sweepExpired(aContext(db))).toBe(false)
  expect(await db.$count(sessions)).toBe(1)
  expect(await db.select({ hash: devices.tokenHash }).from(devices)).toEqual([{ hash: 'live-device' }])
  expect(await db.$count(rateLimits)).toBe(1)
  expect(await sweepExpired(aContext(db))).toBe(true)
  expect(await db.$count(rateLimits)).toBe(0)
})

it('an account has at most twenty sessions: a sign-in ends those unused for longest, also of two at once', async () => {
  const { user } = await aSignedInUser(db)
  const { user: other } = await aSignedInUser(db)
  await db.delete(sessions).where(eq(sessions.userId, user.id))
  const tokens: string[] = []
  for (let days = 20; days > 0; days -= 1) {
    const token = await aSession(db, user)
    const lastSeenAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    await db
      .update(sessions)
      .set({ lastSeenAt })
      .where(eq(sessions.tokenHash, hashToken(token)))
    tokens.push(token)
  }
  const verifiedUser = { user, passwordHash: user.passwordHash, knownDeviceToken: null }
  const browser = { userAgent: undefined, previousToken: undefined }
  const signIn = () => openSession(aContext(db), { ...verifiedUser, ...browser })
  const results = await Promise.all([signIn(), signIn()])
  const left = await db.select().from(sessions).where(eq(sessions.userId, user.id))
  const leftHashes = left.map(({ tokenHash }) => tokenHash)
  expect(leftHashes).toHaveLength(20)
  for (const result of results) expect(leftHashes).toContain(result.ok && hashToken(result.token))
  expect(tokens.map((token) => leftHashes.includes(hashToken(token)))).toEqual([
    ...[false, false],
    ...Array.from({ length: 18 }, () => true),
  ])
  expect(await db.$count(sessions, eq(sessions.userId, other.id))).toBe(1)
})

it('signing in again and again without cookies sends twenty emails a day and keeps a hundred browsers', async () => {
  const { user } = await aSignedInUser(db)
  await db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, user.id))
  const verifiedUser = { user, passwordHash: user.passwordHash, knownDeviceToken: null }
  const browser = { userAgent: undefined, previousToken: undefined }
  const signIn = (now: Date) => openSession(aContext(db, { now }), { ...verifiedUser, ...browser })
  const start = Date.now()
  for (let times = 0; times < 101; times += 1) await signIn(new Date(start + times))
  const emails = () => db.$count(outbox, eq(outbox.recipient, user.email))
  expect(await emails()).toBe(20)
  expect(await db.$count(devices, eq(devices.userId, user.id))).toBe(100)
  const newest = await signIn(new Date(start + 25 * 60 * 60 * 1000))
  expect(await emails()).toBe(21)
  const token = newest.ok ? newest.deviceToken : undefined
  expect(await isDeviceKnown(aContext(db), { token, user })).toBe(true)
})
