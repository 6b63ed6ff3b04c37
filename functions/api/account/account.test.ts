import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { emailChangedTexts, passwordChangedTexts } from '#content/emails/account.ts'
import { openDb } from '#platform/db/open.ts'
import { accountTokens, rateLimits, users } from '#platform/db/schema/accounts.ts'
import { aSession, addUser, aSignedInUser } from '#tests/builders/sign-in.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { emailsTo } from '#tests/builders/outbox.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const currentPassword = builtPassword

beforeEach(async () => {
  await db.delete(rateLimits)
})

const change = (cookie: string, json: object) => send('/api/account', { method: 'PATCH', json, cookie })
const again = async (user: Parameters<typeof aSession>[1], userAgent?: string) =>
  `session=${await aSession(db, user, userAgent)}`

it.each([
  ['GET', '/api/account'],
  ['PATCH', '/api/account'],
  ['DELETE', '/api/account'],
  ['POST', '/api/account/password'],
  ['GET', '/api/account/sessions'],
  ['DELETE', '/api/account/sessions'],
  ['DELETE', '/api/account/sessions/0123456789abcdef'],
  ['GET', '/api/account/export'],
])('signed out, %s %s answers 401', async (method, path) => {
  const response = await send(path, { method, ...(method === 'GET' ? {} : { json: {} }) })
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ message: 'Sign in first.' })
})

it('the owner sees the account without its secrets', async () => {
  const { user, cookie } = await aSignedInUser(db)
  const response = await send('/api/account', { cookie })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    username: user.username,
    name: user.name,
    email: user.email,
    role: 'client',
    isEmailConfirmed: false,
    pendingEmail: null,
    createdAt: user.createdAt.toISOString(),
  })
})

describe('name and email', () => {
  it('change with the password; an unconfirmed address is replaced, and the old one is notified', async () => {
    const { user, cookie } = await aSignedInUser(db)
    await send('/api/password-reset', { json: { email: user.email } })
    const email = `${uniqueText()}@new.example`
    const response = await change(cookie, { name: 'Asha R.', email: email.toUpperCase(), currentPassword })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ name: 'Asha R.', email, isEmailConfirmed: false })
    expect((await emailsTo(db, email))[0]?.body).toMatch(/\/auth\/confirm\?token=/)
    const [toOld] = await emailsTo(db, user.email)
    expect(toOld?.subject).toBe(emailChangedTexts.subject)
    expect(toOld?.body).not.toContain(email)
    const open = await db.select().from(accountTokens).where(eq(accountTokens.userId, user.id))
    expect(open.map(({ purpose, email: of }) => [purpose, of])).toEqual([['confirm-email', email]])
  })

  it('a new name alone leaves the address confirmed and sends no email', async () => {
    const { user, cookie } = await aSignedInUser(db, { emailConfirmedAt: new Date() })
    const response = await change(cookie, { name: 'Asha R.', email: user.email, currentPassword })
    expect(await response.json()).toMatchObject({ name: 'Asha R.', isEmailConfirmed: true })
    expect(await emailsTo(db, user.email)).toEqual([])
  })

  it("an address that has an account answers 409 in the specification's words and changes nothing", async () => {
    const other = await addUser(db)
    const { user, cookie } = await aSignedInUser(db)
    const response = await change(cookie, { name: 'Else', email: other.email, currentPassword })
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ message: 'An account with this e-mail already exists' })
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    expect([row?.name, row?.email]).toEqual([user.name, user.email])
    expect(await emailsTo(db, user.email)).toEqual([])
  })

  it('when two accounts claim one address at once, one gets it', async () => {
    const email = `${uniqueText()}@wanted.example`
    const both = await Promise.all([aSignedInUser(db), aSignedInUser(db)])
    const statuses = await Promise.all(
      both.map(async ({ cookie }) => (await change(cookie, { email, currentPassword })).status),
    )
    expect([...statuses].sort()).toEqual([200, 409])
    expect(await db.select().from(users).where(eq(users.email, email))).toHaveLength(1)
  })

  it.each([
    [{}, 400],
    [{ currentPassword: '' }, 400],
    [{ currentPassword, name: '' }, 400],
    [{ currentPassword, email: 'no address' }, 400],
    [{ currentPassword: 'wrong-password' }, 403],
  ])('%j answers %i', async (json, status) => {
    const { cookie } = await aSignedInUser(db)
    const response = await change(cookie, json)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message: expect.any(String) })
  })

  it('no user can change their own role', async () => {
    const { cookie } = await aSignedInUser(db)
    const response = await change(cookie, { role: 'admin', currentPassword })
    expect(await response.json()).toMatchObject({ role: 'client' })
  })
})

describe('the password', () => {
  const newPassword = 'quartz-meadow-lighthouse'
  const renew = (cookie: string, json: object, method = 'POST', address?: string) =>
    send('/api/account/password', { method, json, cookie, ...(address ? { address } : {}) })

  it.each(['POST', 'PATCH'])(
    'changes by %s, ends the other sessions, keeps this one and tells by email',
    async (method) => {
      const { user, cookie } = await aSignedInUser(db)
      const other = await again(user)
      const response = await renew(cookie, { currentPassword, newPassword }, method)
      expect(response.status).toBe(200)
      expect((await send('/api/user', { cookie })).status).toBe(200)
      expect((await send('/api/user', { cookie: other })).status).toBe(401)
      const json = { username: user.username, password: newPassword }
      expect((await send('/api/login', { json })).status).toBe(200)
      expect((await emailsTo(db, user.email))[0]?.subject).toBe(passwordChangedTexts.subject)
    },
    20_000,
  )

  it('a wrong current one answers 403, keeps everything, and the eleventh in a row 429', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const other = await again(user)
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess += 1) {
      const address = `198.51.100.${guess}`
      const json = { currentPassword: 'wrong-guess', newPassword }
      statuses.push((await renew(cookie, json, 'POST', address)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429])
    expect((await send('/api/user', { cookie: other })).status).toBe(200)
    const json = { username: user.username, password: currentPassword }
    expect((await send('/api/login', { json })).status, 'they count as at sign-in').toBe(429)
  }, 60_000)

  it('must follow the rules: one that is easy to guess answers 400', async () => {
    const { user, cookie } = await aSignedInUser(db)
    for (const bad of ['short', `${user.username}1`, 'password123']) {
      expect((await renew(cookie, { currentPassword, newPassword: bad })).status, bad).toBe(400)
    }
  }, 60_000)

  it('of two simultaneous changes, one succeeds', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const newPasswords = ['granite-one-harbour-sea', 'granite-two-harbour-sea']
    const statuses = await Promise.all(
      newPasswords.map(
        async (password) => (await renew(cookie, { currentPassword, newPassword: password })).status,
      ),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const json = { username: user.username, password: newPasswords[statuses.indexOf(200)] }
    expect((await send('/api/login', { json })).status).toBe(200)
  }, 60_000)
})

describe('sessions', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
  const list = async (cookie: string) =>
    (await send('/api/account/sessions', { cookie })).json<
      { id: string; device: string; isCurrent: boolean }[]
    >()

  it('are listed with readable device names, this one first, without hashes', async () => {
    const { user, cookie } = await aSignedInUser(db)
    await again(user, firefox)
    const response = await send('/api/account/sessions', { cookie })
    const text = await response.text()
    expect(text).not.toMatch(/[0-9a-f]{64}/)
    expect(JSON.parse(text)).toMatchObject([
      { isCurrent: true, device: 'Unknown device' },
      { isCurrent: false, device: 'Firefox on Linux' },
    ])
  })

  it('end one by one, by an id that has no effect for other users', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const other = await again(user, firefox)
    const stranger = await aSignedInUser(db)
    const id = (await list(cookie)).find(({ isCurrent }) => !isCurrent)?.id
    const end = (by: string) => send(`/api/account/sessions/${id}`, { method: 'DELETE', cookie: by })
    expect((await end(stranger.cookie)).status).toBe(404)
    expect((await send('/api/user', { cookie: other })).status).toBe(200)
    expect((await end(cookie)).status).toBe(204)
    expect((await send('/api/user', { cookie: other })).status).toBe(401)
    expect((await end(cookie)).status).toBe(404)
    expect(await list(cookie)).toHaveLength(1)
  })

  it('end everywhere at once, including here, for this user only', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const other = await again(user)
    const stranger = await aSignedInUser(db)
    const response = await send('/api/account/sessions', { method: 'DELETE', cookie })
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/)
    for (const endedCookie of [cookie, other])
      expect((await send('/api/user', { cookie: endedCookie })).status).toBe(401)
    expect((await send('/api/user', { cookie: stranger.cookie })).status).toBe(200)
  })
})
