import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newDeviceTexts } from '#content/emails/account.ts'
import { openDb } from '#platform/db/open.ts'
import { devices, rateLimits, sessions, users } from '#platform/db/schema/accounts.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { builtPassword, quickPasswordHash } from '#tests/builders/users.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { anAddress } from '#tests/builders/unique.ts'
import { cookiesOf, send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.delete(rateLimits)
})

const login = (username: string, password: string, more: Parameters<typeof send>[1] = {}) =>
  send('/api/login', { json: { username, password }, address: anAddress(), ...more })

const deviceOf = (response: Response) => /device=[a-z2-7]{32}/.exec(cookiesOf(response))?.[0] ?? ''

describe('a sign-in from a new browser', () => {
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const emailsTo = (email: string) => db.select().from(outbox).where(eq(outbox.recipient, email))

  it('is told to the owner of a confirmed address, and the second one from that browser is not', async () => {
    const { username, email } = await addUser(db, { emailConfirmedAt: new Date() })
    const first = await login(username, builtPassword, { headers: agent })
    expect(await emailsTo(email)).toMatchObject([
      {
        subject: newDeviceTexts({ device: '' }).subject,
        body: expect.stringContaining('Firefox on Linux'),
      },
    ])
    await login(username, builtPassword, { headers: agent, cookie: cookiesOf(first) })
    expect(await emailsTo(email)).toHaveLength(1)
  })

  it('writes nothing to an address that may be a stranger’s, whatever the browser calls itself', async () => {
    const { username, email } = await addUser(db)
    await login(username, builtPassword, { headers: { 'user-agent': 'Your invoice: https://evil.example' } })
    expect(await emailsTo(email)).toEqual([])
  })
})

describe('a right password', () => {
  it('answers the user and nothing secret', async () => {
    const user = await addUser(db, { role: 'provider' })
    const response = await login(user.username, builtPassword)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      name: user.name,
      email: user.email,
      role: 'provider',
      username: user.username,
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('signs the browser in with cookies that no script and no other site can use', async () => {
    const user = await addUser(db)
    const response = await login(user.username, builtPassword)
    const [session, device] = response.headers.getSetCookie()
    expect(session).toMatch(/^session=[a-z2-7]{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(device).toMatch(/^device=[a-z2-7]{32}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    const who = await send('/api/user', { cookie: cookiesOf(response) })
    expect(who.status).toBe(200)
  })

  it.each(['https://192.168.1.5', 'https://localhost', 'http://192.168.1.5:8788'])(
    'at %s uses secure cookies that are bound to this host',
    async (site) => {
      const user = await addUser(db)
      const json = { username: user.username, password: builtPassword }
      const cookies = (await send(`${site}/api/login`, { json })).headers.getSetCookie()
      const secure = 'Path=/; HttpOnly; Secure; SameSite=Lax'
      expect(cookies).toEqual([
        expect.stringMatching(`^__Host-session=[a-z2-7]{32}; Max-Age=2592000; ${secure}$`),
        expect.stringMatching(`^__Host-device=[a-z2-7]{32}; Max-Age=15552000; ${secure}$`),
        expect.stringMatching(
          /^__Host-bookmark=[0-9a-f-]+; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
        ),
      ])
      const cookie = cookies.map((text) => text.split(';')[0]).join('; ')
      expect((await send(`${site}/api/user`, { cookie })).status).toBe(200)
    },
  )

  it.each(['http://localhost:8788', 'http://127.0.0.1:8788', 'http://[::1]:8788', 'http://site.localhost'])(
    'at %s uses cookies that Safari stores without https',
    async (site) => {
      const user = await addUser(db)
      const json = { username: user.username, password: builtPassword }
      const response = await send(`${site}/api/login`, { json })
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^session=/),
        expect.stringMatching(/^device=/),
        expect.stringMatching(/^bookmark=/),
      ])
      expect(response.headers.get('set-cookie')).not.toContain('Secure')
      expect((await send(`${site}/api/user`, { cookie: cookiesOf(response) })).status).toBe(200)
    },
  )

  it('accepts no device cookie that a client made up', async () => {
    const user = await addUser(db)
    const response = await login(user.username, builtPassword, { cookie: 'device=mine' })
    expect(cookiesOf(response)).toMatch(/device=[a-z2-7]{32}(;|$)/)
  })

  it('gives a browser that the account does not know a new device token, whatever it sent', async () => {
    const [user, other] = [await addUser(db), await addUser(db)]
    const plantedCookie = `device=${'a'.repeat(32)}`
    expect(cookiesOf(await login(user.username, builtPassword, { cookie: plantedCookie }))).not.toContain(
      plantedCookie,
    )
    const knownDevice = deviceOf(await login(other.username, builtPassword))
    expect(deviceOf(await login(user.username, builtPassword, { cookie: knownDevice }))).not.toBe(knownDevice)
    expect(deviceOf(await login(other.username, builtPassword, { cookie: knownDevice }))).toBe(knownDevice)
  })

  it('on https still knows a browser by its cookie from before, and binds it to this host', async () => {
    const user = await addUser(db)
    const knownDevice = deviceOf(await login(user.username, builtPassword))
    for (let failure = 0; failure < 10; failure += 1) await login(user.username, 'wrong')
    const json = { username: user.username, password: builtPassword }
    const response = await send('https://192.168.1.5/api/login', { json, cookie: knownDevice })
    expect(response.status).toBe(200)
    const cookies = response.headers.getSetCookie()
    expect(cookies[1]).toContain(`__Host-${knownDevice};`)
    expect(cookies[2]).toBe('device=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax')
  }, 60_000)

  it('is stored in the database as hashes only', async () => {
    const user = await addUser(db)
    const cookies = cookiesOf(await login(user.username, builtPassword))
    const storedRows = JSON.stringify([await db.select().from(sessions), await db.select().from(devices)])
    const tokens = [...cookies.matchAll(/=([a-z2-7]{32})/g)].map(([, token]) => token)
    expect(tokens).toHaveLength(2)
    for (const token of tokens) expect(storedRows).not.toContain(token)
  })

  it('accepts the username in any case', async () => {
    const user = await addUser(db)
    expect((await login(user.username.toUpperCase(), builtPassword)).status).toBe(200)
  })

  it('ends the session that the browser had before', async () => {
    const user = await addUser(db)
    const before = cookiesOf(await login(user.username, builtPassword))
    await login(user.username, builtPassword, { cookie: before })
    expect((await send('/api/user', { cookie: before })).status).toBe(401)
  })

  it('is not counted: eleven sign-ins after nine failures all pass', async () => {
    const user = await addUser(db)
    for (let failure = 0; failure < 9; failure += 1) await login(user.username, 'wrong')
    for (let success = 0; success < 11; success += 1) {
      expect((await login(user.username, builtPassword)).status).toBe(200)
    }
  }, 120_000)

  it.each([
    ['at a lower cost', quickPasswordHash],
    ['in five runs', 'scrypt$16384$8$1$5$RGkWK-mE9RExMRcGvy6ATg$yJ4msYACqYyW0KxwLqratRzEM-v_OpFfAMZDk1yA2jY'],
    ['in ten runs', 'scrypt$8192$8$1$10$hKw3GAF3OSB9qhhlXV17Jw$k_fO1XGfdWglrxJnbFaG5fehOR12VYDvD7MDbbHBPyk'],
  ])('renews a hash that was made %s', async (_, passwordHash) => {
    const user = await addUser(db, { passwordHash })
    expect((await login(user.username, builtPassword)).status).toBe(200)
    const [userAfter] = await db.select().from(users).where(eq(users.id, user.id))
    expect(userAfter?.passwordHash).toMatch(/^scrypt\$16384\$8\$5\$/)
    expect((await login(user.username, builtPassword)).status).toBe(200)
  })

  it('refuses a disabled account and says so', async () => {
    const user = await addUser(db, { disabledAt: new Date() })
    const response = await login(user.username, builtPassword)
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({
      message: 'This account is disabled. Contact us to restore it.',
    })
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

describe('a request that is not a sign-in', () => {
  it.each([
    [{ username: '', password: 'x' }, 'Enter your username.'],
    [{ username: 'asha' }, 'Enter your password.'],
    [{ username: 'asha', password: 7 }, 'Enter your password.'],
    ['just text', 'Check the field "body".'],
  ])('answers 400 and says what is missing: %j', async (json, message) => {
    const response = await send('/api/login', { json })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message })
  })

  it('answers 400 to JSON that does not parse', async () => {
    const response = await send('/api/login', {
      body: '{"username":',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: 'The request is not valid JSON.' })
  })

  it('answers 415 to another content type', async () => {
    const response = await send('/api/login', {
      body: 'username=a',
      headers: { 'content-type': 'text/plain' },
    })
    expect(response.status).toBe(415)
  })

  it('answers 413 to more than 64 KB', async () => {
    const response = await login('asha', 'x'.repeat(70_000))
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ message: 'The request is larger than 64 KB.' })
  })

  it('answers 405 with Allow to another method', async () => {
    const response = await send('/api/login')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  it('answers 403 to a write from another site, as JSON and as a form', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    const user = await addUser(db)
    expect((await login(user.username, builtPassword, { headers })).status).toBe(403)
    const form = { username: user.username, password: builtPassword }
    expect((await send('/api/login', { form, headers })).status).toBe(403)
  })

  it('answers 500 without a word of why when the database does not work', async () => {
    await env.DB.exec('alter table rate_limits rename to rate_limits_away')
    const response = await login('asha', 'wrong-password')
    await env.DB.exec('alter table rate_limits_away rename to rate_limits')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ message: 'Something went wrong', id: expect.any(String) })
    const [loggedError] = takeLoggedErrors()
    expect(loggedError).toContain('no such table: rate_limits')
    expect(loggedError).not.toContain('wrong-password')
  })
})
