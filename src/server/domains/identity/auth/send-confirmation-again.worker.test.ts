import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { registerUser } from './register.ts'
import { sendConfirmationAgain } from './confirm-email.ts'

const db = openDb(env.DB)

beforeEach(() => db.delete(rateLimits))

async function aRegistration() {
  const username = `asha.${uniqueText()}`
  const registration = {
    username,
    name: 'Asha Rai',
    email: `${username}@example.com`,
    role: 'client',
  } as const
  const result = await registerUser(aContext(db), { ...registration, password: 'velvet-orchard-signal' })
  if (!result.ok) throw new Error(result.reason)
  const again = (now = new Date()) => sendConfirmationAgain(aUserContext(db, result.user, { now }))
  return { user: result.user, again }
}

it('while five links are open, says how long to wait for another one', async () => {
  const { user, again } = await aRegistration()
  for (let time = 0; time < 4; time += 1) expect(await again()).toEqual({ ok: true })
  const refusal = await again()
  expect(refusal).toEqual({ ok: false, reason: 'too-many-attempts', retryAfterSeconds: expect.any(Number) })
  const waitSeconds = 'retryAfterSeconds' in refusal ? refusal.retryAfterSeconds : 0
  expect(waitSeconds).toBeGreaterThan(29 * 60)
  expect(waitSeconds).toBeLessThanOrEqual(30 * 60)
  expect(await db.$count(outbox, eq(outbox.recipient, user.email))).toBe(5)
})

it('once the address is confirmed, says so', async () => {
  const { user, again } = await aRegistration()
  await db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, user.id))
  expect(await again()).toEqual({ ok: false, reason: 'email-confirmed-already' })
})
