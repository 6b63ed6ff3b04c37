import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { secondFactorTexts } from '#content/emails/account.ts'
import { openDb } from '#platform/db/open.ts'
import { sessions } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { authenticators, recoveryCodes } from '#platform/db/schema/second-factors.ts'
import { beginSecondStep, findPendingSignIn } from '#domains/identity/second-factor/pending-sign-in.ts'
import { aProtectedUser } from '#tests/builders/second-factors.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addUser, aSession } from '#tests/builders/sign-in.ts'
import { readUser } from './read-user.ts'
import { removeSecondFactor } from './remove-second-factor.ts'

const db = openDb(env.DB)

const emailsTo = async (email: string) =>
  (await db.select().from(outbox).where(eq(outbox.recipient, email))).map(({ subject }) => subject)
const entriesAbout = async (username: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.subject, username))).map(({ action }) => action)

it('removes every second factor, signs the account out, tells its owner and records it', async () => {
  const admin = aUserContext(db, await addUser(db, { role: 'admin' }))
  const { user } = await aProtectedUser(db)
  await aSession(db, user, undefined, true)
  const pending = await beginSecondStep(aContext(db), {
    user,
    passwordHash: user.passwordHash,
    knownDeviceToken: null,
  })
  expect(await readUser(admin, user.id)).toMatchObject({ hasSecondFactor: true, sessions: 1 })
  expect(await removeSecondFactor(admin, user.id)).toEqual({ ok: true })
  expect(await db.$count(authenticators, eq(authenticators.userId, user.id))).toBe(0)
  expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0)
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
  expect(await findPendingSignIn(aContext(db), pending ?? undefined)).toBeNull()
  expect(await readUser(admin, user.id)).toMatchObject({ hasSecondFactor: false })
  expect(await emailsTo(user.email)).toContain(secondFactorTexts['second-factor-remove'].subject)
  expect(await entriesAbout(user.username)).toContain('user.second-factor-remove')
})

it('of two administrators at once, one removes it, with one email', async () => {
  const admins = [await addUser(db, { role: 'admin' }), await addUser(db, { role: 'admin' })]
  const { user } = await aProtectedUser(db)
  const results = await Promise.all(
    admins.map((admin) => removeSecondFactor(aUserContext(db, admin), user.id)),
  )
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  const removals = (await emailsTo(user.email)).filter(
    (subject) => subject === secondFactorTexts['second-factor-remove'].subject,
  )
  expect(removals).toHaveLength(1)
})

it('keeps the second step of the administrator who asks', async () => {
  const { user } = await aProtectedUser(db, { role: 'admin' })
  const result = await removeSecondFactor(aUserContext(db, user), user.id)
  expect(result).toEqual({ ok: false, reason: 'own-second-factor' })
  expect(await db.$count(authenticators, eq(authenticators.userId, user.id))).toBe(1)
})

it('refuses an unknown account, and one without a second step stays signed in', async () => {
  const admin = aUserContext(db, await addUser(db, { role: 'admin' }))
  const user = await addUser(db)
  await aSession(db, user)
  expect(await removeSecondFactor(admin, 999_999)).toEqual({ ok: false, reason: 'user-not-found' })
  expect(await removeSecondFactor(admin, user.id)).toEqual({
    ok: false,
    reason: 'user-without-second-factor',
  })
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(1)
  expect(await emailsTo(user.email)).toEqual([])
})
