import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { changePassword } from './change-password.ts'

const db = openDb(env.DB)

it('a password changes ten times an hour, so that nobody sends notices without end', async () => {
  const { user } = await aSignedInUser(db)
  await db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, user.id))
  const change = async (times: number, now = new Date()) => {
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    const passwordHash = row?.passwordHash ?? ''
    const newPassword = `quartz-meadow-lighthouse-${times}`
    return changePassword(aUserContext(db, user, { now }), {
      passwordHash,
      hashingShare: 'hashing',
      newPassword,
      keepTokenHash: '',
    })
  }
  const earlier = Array.from({ length: 9 }, () => limit('password-changes', user.id))
  await takeTokens(aContext(db), earlier)
  expect(await change(1)).toEqual({ ok: true })
  expect(await change(2)).toMatchObject({ ok: false, reason: 'too-many-attempts' })
  expect(await db.$count(outbox, eq(outbox.recipient, user.email))).toBe(1)
  const inAnHour = new Date(Date.now() + 61 * 60 * 1000)
  expect(await change(3, inAnHour)).toEqual({ ok: true })
})
