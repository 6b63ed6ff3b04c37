import { env } from 'cloudflare:test'
import { eq, gt } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountRefusals } from '#content/interface/answers.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { cookiesOf, send } from '#tests/worker/send.ts'
import { refuseWrites } from '#tests/worker/refuse-writes.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.delete(rateLimits)
})

function aRegistration(overrides: Record<string, string> = {}) {
  const username = `mina-${uniqueText()}`
  return {
    username,
    name: 'Mina Gurung',
    email: `${username}@example.com`,
    password: 'granite-lantern-harbour',
    role: 'client',
    ...overrides,
  }
}

const register = (registration: unknown, more: Parameters<typeof send>[1] = {}) =>
  send('/api/register', { json: registration, ...more })
const rowsOf = (username: string) => db.select().from(users).where(eq(users.username, username))

describe('a registration', () => {
  it.each(['client', 'provider'] as const)(
    'as %s answers 201 with the user and signs the browser in',
    async (role) => {
      const registration = aRegistration({ role })
      const response = await register(registration)
      const { username, name, email } = registration
      expect(response.status).toBe(201)
      expect(await response.json()).toEqual({ username, name, email, role })
      expect((await send('/api/user', { cookie: cookiesOf(response) })).status).toBe(200)
    },
  )

  it('can be signed in to with the password, which is stored nowhere', async () => {
    const { username, password } = aRegistration()
    await register(aRegistration({ username, password }))
    const [row] = await rowsOf(username)
    expect(row?.passwordHash).toMatch(/^scrypt\$16384\$8\$5\$/)
    expect((await send('/api/login', { json: { username, password } })).status).toBe(200)
  })

  it('that cannot be signed in says that the account is ready, and it is', async () => {
    const acceptWrites = await refuseWrites('insert on sessions')
    const { username, password } = aRegistration()
    const response = await register(aRegistration({ username, password }))
    await acceptWrites()
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ message: accountRefusals['not-signed-in-yet'] })
    expect(takeLoggedErrors()).toHaveLength(1)
    expect((await send('/api/login', { json: { username, password } })).status).toBe(200)
  })

  it('lowercases username and email and trims the name', async () => {
    const { username } = aRegistration()
    await register(
      aRegistration({ username: username.toUpperCase(), email: ` ${username}@Example.COM`, name: ' Mina ' }),
    )
    expect(await rowsOf(username)).toMatchObject([
      { username, email: `${username}@example.com`, name: 'Mina' },
    ])
  })

  it('without a role makes a client', async () => {
    const { role: _, ...registration } = aRegistration()
    expect(await (await register(registration)).json()).toMatchObject({ role: 'client' })
  })

  it('as admin answers 400 and makes no account', async () => {
    const registration = aRegistration({ role: 'admin' })
    const response = await register(registration)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: 'Choose client or service provider.' })
    expect(await rowsOf(registration.username)).toEqual([])
  })

  it('ignores other account fields in the request', async () => {
    const registration = aRegistration()
    await register({ ...registration, id: 999_999, passwordHash: 'x', disabledAt: 5 })
    expect(await rowsOf(registration.username)).toMatchObject([
      { disabledAt: null, passwordHash: expect.stringMatching(/^scrypt/) },
    ])
  })
})

describe('a second registration', () => {
  it('with the same username in another case answers 409 and keeps the first', async () => {
    const first = aRegistration()
    await register(first)
    const response = await register(
      aRegistration({ username: first.username.toUpperCase(), name: 'Somebody Else' }),
    )
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ message: 'Username already exists' })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await rowsOf(first.username)).toMatchObject([{ name: first.name, email: first.email }])
  })

  it('with the same email in another case answers 409', async () => {
    const first = aRegistration()
    await register(first)
    const response = await register(aRegistration({ email: first.email.toUpperCase() }))
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ message: 'An account with this e-mail already exists' })
  })

  it('at the same moment leaves one account and one 409', async () => {
    const registration = aRegistration()
    const responses = await Promise.all([register(registration), register(registration)])
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await rowsOf(registration.username)).toHaveLength(1)
  })
})

describe('a registration that breaks a rule answers 400 with the rule in plain words', () => {
  it.each([
    [{ username: '' }, 'Choose a username.'],
    [{ username: 'ab' }, 'A username has at least 3 characters.'],
    [{ username: 'a'.repeat(33) }, 'A username has at most 32 characters.'],
    [{ username: 'asha rai' }, 'A username has only letters a-z, digits, dot, dash and underscore.'],
    [{ username: 'ashá' }, 'A username has only letters a-z, digits, dot, dash and underscore.'],
    [{ name: '  ' }, 'Enter your full name.'],
    [{ name: 'n'.repeat(101) }, 'A name has at most 100 characters.'],
    [{ email: '' }, 'Enter your email address.'],
    [{ email: 'mina@' }, 'Enter an email address such as name@example.com.'],
    [{ email: `${'m'.repeat(250)}@example.com` }, 'An email address has at most 254 characters.'],
    [{ password: '' }, 'Enter a password.'],
    [{ password: 'short-one' }, 'A password has at least 10 characters.'],
    [{ password: 'x'.repeat(201) }, 'A password has at most 200 characters.'],
    [{ password: 'Password123!' }, 'This password is too easy to guess. Try a few unrelated words instead.'],
    [{ role: 'owner' }, 'Choose client or service provider.'],
  ])('%j', async (overrides, message) => {
    const response = await register(aRegistration(overrides))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message })
  })

  it('and is not counted against the address', async () => {
    await register(aRegistration({ username: 'ab' }), { address: '203.0.113.20' })
    await register(aRegistration({ password: 'Password123!' }), { address: '203.0.113.20' })
    const counts = await db.select().from(rateLimits).where(gt(rateLimits.count, 0))
    expect(counts.filter(({ key }) => key.startsWith('register:'))).toEqual([])
  })
})

describe('the limits of registration', () => {
  it('answer 429 with Retry-After after thirty in an hour from one address', async () => {
    const resetAt = new Date(Date.now() + 3_600_000)
    await db.insert(rateLimits).values({ key: 'register:203.0.113.21', count: 29, resetAt })
    expect((await register(aRegistration(), { address: '203.0.113.21' })).status).toBe(201)
    const refusedResponse = await register(aRegistration(), { address: '203.0.113.21' })
    expect(refusedResponse.status).toBe(429)
    expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await register(aRegistration(), { address: '203.0.113.22' })).status).toBe(201)
  })

  it('answer 429 when the whole site has hashed enough for the moment', async () => {
    await db.insert(rateLimits).values({ key: 'hashing', count: 20, resetAt: new Date(Date.now() + 2000) })
    expect((await register(aRegistration())).status).toBe(429)
  })
})

describe('a request that is no registration', () => {
  it('answers 400 to JSON that does not parse and 415 to another content type', async () => {
    const body = '{'
    expect(
      (await send('/api/register', { body, headers: { 'content-type': 'application/json' } })).status,
    ).toBe(400)
    expect((await send('/api/register', { body, headers: { 'content-type': 'text/plain' } })).status).toBe(
      415,
    )
  })

  it('answers 413 to more than 64 KB, 405 to another method and 403 to another site', async () => {
    expect((await register(aRegistration({ name: 'n'.repeat(70_000) }))).status).toBe(413)
    const wrongMethod = await send('/api/register', { method: 'PUT', json: aRegistration() })
    expect(wrongMethod.status).toBe(405)
    expect(wrongMethod.headers.get('allow')).toBe('POST')
    expect(
      (await register(aRegistration(), { headers: { origin: 'https://elsewhere.example' } })).status,
    ).toBe(403)
    expect((await register(aRegistration(), { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(
      403,
    )
  })
})

describe('the form of a page without script', () => {
  it('sends a new client on with 303, signed in', async () => {
    const response = await send('/api/register', { form: aRegistration() })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/marketplace')
    expect(response.headers.getSetCookie()).toHaveLength(3)
  })

  it('shows what was entered again, but never the password', async () => {
    const first = aRegistration()
    await register(first)
    const form = aRegistration({ username: first.username, role: 'provider', name: 'Mina & "Co"' })
    const response = await send('/api/register', { form })
    const html = await response.text()
    expect(response.status).toBe(409)
    expect(html).toContain('Username already exists')
    expect(html).toContain('value="Mina &amp; &quot;Co&quot;"')
    expect(html).toContain('name="role" checked="" value="provider"')
    expect(html).not.toContain(form.password)
  })
})

it('a password is rated only while the limits of its network allow it, and a weak one is no registration', async () => {
  const address = '203.0.113.77'
  const weak = () => register(aRegistration({ password: 'password123' }), { address })
  expect((await weak()).status).toBe(400)
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, `register:${address}`))
  expect(row?.count).toBe(0)
  const key = ipLimits('hashing:ip', address)[0]?.key ?? ''
  await db.update(rateLimits).set({ count: 8 }).where(eq(rateLimits.key, key))
  expect((await weak()).status).toBe(429)
})
