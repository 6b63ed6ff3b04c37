import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { inviteUser } from '#domains/identity/users/invite-user.ts'
import { newestToken } from '#tests/builders/outbox.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { uniqueText } from '#tests/builders/unique.ts'

import { acceptInvitation, requestReset, resetPassword } from './reset-password.ts'
import { registerUser } from './register.ts'

const db = openDb(env.DB)

beforeEach(() => db.delete(rateLimits))

const guessable = 'Password123!'
const harder = 'quartz-meadow-lighthouse'
const aPerson = () => {
  const username = `mina-${uniqueText()}`
  return { username, name: 'Mina Gurung', email: `${username}@example.com`, role: 'client' as const }
}

const ways = {
  registration: async () => (ip: string, password: string) =>
    registerUser(aContext(db, { ip }), { ...aPerson(), password }),
  reset: async () => {
    const { email } = await addUser(db)
    await requestReset(aContext(db), email)
    const token = await newestToken(db, email)
    return (ip: string, password: string) => resetPassword(aContext(db, { ip }), { token, password })
  },
  invitation: async () => {
    const person = aPerson()
    await inviteUser(aUserContext(db, await addUser(db, { role: 'admin' })), person)
    const token = await newestToken(db, person.email)
    return (ip: string, password: string) =>
      acceptInvitation(aContext(db, { ip }), { token, password, name: person.name })
  },
}

it.each(['registration', 'reset', 'invitation'] as const)(
  'guessable passwords of a %s are refused thirty times in 15 minutes from one network',
  async (way) => {
    const attempt = await ways[way]()
    const resetAt = new Date(Date.now() + 15 * 60_000)
    await db.insert(rateLimits).values([
      { key: 'guessable-passwords:203.0.113.7', count: 29, resetAt },
      { key: 'guessable-passwords:2001:db8:1::/48', count: 60, resetAt },
    ])
    expect(await attempt('203.0.113.7', guessable)).toEqual({ ok: false, reason: 'password-guessable' })
    const refused = { ok: false, reason: 'too-many-attempts', retryAfterSeconds: expect.any(Number) }
    expect(await attempt('203.0.113.7', harder)).toEqual(refused)
    expect(await attempt('2001:db8:1:ffff::1', harder)).toEqual(refused)
    expect(await attempt('203.0.113.8', harder)).toMatchObject({ ok: true })
  },
)

it('a reset lifts the lock of a correct password that somebody repeated', async () => {
  const { username, email } = await addUser(db)
  const key = `correct-passwords:${username}`
  await db.insert(rateLimits).values({ key, count: 30, resetAt: new Date(Date.now() + 15 * 60_000) })
  await requestReset(aContext(db), email)
  const token = await newestToken(db, email)
  expect(await resetPassword(aContext(db), { token, password: harder })).toMatchObject({ ok: true })
  const keys = (await db.select().from(rateLimits)).map((row) => row.key)
  expect(keys).not.toContain(key)
})
