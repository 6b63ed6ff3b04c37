// Covers src/server/auth/verify-password.ts and src/server/http/client-address.ts.

import { env } from 'cloudflare:test'
import { like } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDb } from '#server/db/open.ts'
import { rateLimits } from '#server/db/schema/accounts.ts'
import { addUser } from '../../tests/builders/sign-in.ts'
import { builtPassword } from '../../tests/builders/users.ts'
import { cookiesOf, send } from '../../tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.delete(rateLimits)
})

const login = (username: string, password: string, more: Parameters<typeof send>[1] = {}) =>
  send('/api/login', { json: { username, password }, ...more })

describe('a wrong password', () => {
  it('answers an unknown username and a known one alike', async () => {
    const user = await addUser(db)
    const known = await login(user.username, 'not-the-password')
    const unknown = await login('nobody-here', 'not-the-password')
    for (const response of [known, unknown]) {
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ message: 'Incorrect username or password.' })
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  it('answers 429 with Retry-After after ten failures, for known and unknown names', async () => {
    const user = await addUser(db)
    for (const name of [user.username, 'nobody-at-all']) {
      for (let failure = 0; failure < 10; failure += 1) expect((await login(name, 'wrong')).status).toBe(401)
      const refused = await login(name, builtPassword)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(890)
      expect(await refused.json()).toEqual({ message: 'Too many attempts. Try again in 15 minutes.' })
    }
  }, 20_000)

  it('lets fifty guesses at once have ten tries between them', async () => {
    const user = await addUser(db)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, guess) => login(user.username, `guess-${guess}`)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  }, 20_000)

  it('answers 429 after a hundred failures from one address, and leaves other addresses alone', async () => {
    const user = await addUser(db)
    await db.insert(rateLimits).values({
      key: 'login:address:203.0.113.7',
      count: 99,
      resetAt: new Date(Date.now() + 60_000),
    })
    expect((await login('somebody', 'wrong', { address: '203.0.113.7' })).status).toBe(401)
    expect((await login('somebody', 'wrong', { address: '203.0.113.7' })).status).toBe(429)
    expect((await login(user.username, builtPassword, { address: '203.0.113.8' })).status).toBe(200)
  })

  it('by strangers does not lock out a browser that signed in before', async () => {
    const user = await addUser(db)
    const cookies = cookiesOf(await login(user.username, builtPassword))
    for (let failure = 0; failure < 10; failure += 1) await login(user.username, 'wrong')
    expect((await login(user.username, builtPassword)).status).toBe(429)
    expect((await login(user.username, builtPassword, { cookie: cookies })).status).toBe(200)
  }, 20_000)

  it('in a browser that signed in before is counted for that browser alone', async () => {
    const user = await addUser(db)
    const cookies = cookiesOf(await login(user.username, builtPassword))
    for (let failure = 0; failure < 10; failure += 1) await login(user.username, 'wrong', { cookie: cookies })
    expect((await login(user.username, builtPassword, { cookie: cookies })).status).toBe(429)
    expect((await login(user.username, builtPassword)).status).toBe(200)
  }, 20_000)
})

describe('when the whole site has hashed enough for the moment', () => {
  const resetAt = () => new Date(Date.now() + 2000)

  it('answers 429 and never 503, without counting the attempt against anybody', async () => {
    const user = await addUser(db)
    await db.insert(rateLimits).values({ key: 'hashing', count: 20, resetAt: resetAt() })
    const refused = await login(user.username, builtPassword, { address: '203.0.113.9' })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^[12]$/)
    const counts = await db.select().from(rateLimits).where(like(rateLimits.key, 'login:%'))
    expect(counts.map(({ count }) => count)).toEqual([0, 0])
  })

  it('browsers that have signed in before have their own limit', async () => {
    const user = await addUser(db)
    const cookies = cookiesOf(await login(user.username, builtPassword))
    await db.delete(rateLimits)
    await db.insert(rateLimits).values({ key: 'hashing', count: 20, resetAt: resetAt() })
    expect((await login(user.username, builtPassword, { cookie: cookies })).status).toBe(200)
  })
})
