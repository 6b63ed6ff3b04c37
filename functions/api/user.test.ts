import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { sessions, users } from '#platform/db/schema/accounts.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { cookiesOf, send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const dayMs = 24 * 60 * 60 * 1000

it('returns name, email, role and username of the signed-in user, and nothing else', async () => {
  const { user, cookie } = await aSignedInUser(db, { role: 'admin' })
  const response = await send('/api/user', { cookie })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    name: user.name,
    email: user.email,
    role: 'admin',
    username: user.username,
  })
})

it.each([undefined, 'session=', 'session=not-a-token', 'session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'])(
  'signed out the answer is 401 with a message: %s',
  async (cookie) => {
    const response = await send('/api/user', { cookie })
    expect(response.status).toBe(401)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ message: 'Sign in first.' })
  },
)

it('the stored hash in the cookie signs nobody in', async () => {
  const { user } = await aSignedInUser(db)
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, user.id))
  expect((await send('/api/user', { cookie: `session=${row?.tokenHash}` })).status).toBe(401)
})

it('an expired session signs nobody in', async () => {
  const { user, cookie } = await aSignedInUser(db)
  await db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(sessions.userId, user.id))
  expect((await send('/api/user', { cookie })).status).toBe(401)
})

it('a disabled account is signed out at once', async () => {
  const { user, cookie } = await aSignedInUser(db)
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id))
  expect((await send('/api/user', { cookie })).status).toBe(401)
})

it('a session used again after a day lasts thirty days from then, and one used today is not written', async () => {
  const { user, cookie } = await aSignedInUser(db)
  const readEnd = async () =>
    (await db.select().from(sessions).where(eq(sessions.userId, user.id)))[0]?.expiresAt
  const firstEnd = await readEnd()
  expect(cookiesOf(await send('/api/user', { cookie }))).not.toContain('session=')
  expect(await readEnd()).toEqual(firstEnd)

  await db
    .update(sessions)
    .set({ lastSeenAt: new Date(Date.now() - 2 * dayMs), expiresAt: new Date(Date.now() + 28 * dayMs) })
    .where(eq(sessions.userId, user.id))
  const response = await send('/api/user', { cookie })
  expect(response.headers.getSetCookie()).toEqual([
    `${cookie}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    expect.stringMatching(/^bookmark=/),
  ])
  expect(Number(await readEnd())).toBeGreaterThan(Date.now() + 29.9 * dayMs)
})

it('a session ends ninety days after its sign-in, however often it is used', async () => {
  const { user, cookie } = await aSignedInUser(db)
  const age = (days: number) =>
    db
      .update(sessions)
      .set({
        createdAt: new Date(Date.now() - days * dayMs),
        lastSeenAt: new Date(Date.now() - 2 * dayMs),
        expiresAt: new Date(Date.now() + 28 * dayMs),
      })
      .where(eq(sessions.userId, user.id))
  await age(80)
  const [extendedCookie] = (await send('/api/user', { cookie })).headers.getSetCookie()
  const secondsLeft = Number(/Max-Age=(\d+)/.exec(extendedCookie ?? '')?.[1])
  expect(Math.abs(secondsLeft - (10 * dayMs) / 1000)).toBeLessThan(60)
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, user.id))
  expect(Number(row?.expiresAt)).toBeLessThanOrEqual(Date.now() + 10 * dayMs)
  await age(91)
  expect((await send('/api/user', { cookie })).status).toBe(401)
})

it('another method answers 405 with Allow', async () => {
  const response = await send('/api/user', { json: {} })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

it.each(['https://site.example', 'http://site.example', 'http://localhost.site.example'])(
  'at %s, only the cookie that is bound to this host counts',
  async (site) => {
    const { cookie } = await aSignedInUser(db)
    const url = `${site}/api/user`
    expect((await send(url, { cookie })).status).toBe(401)
    expect((await send(url, { cookie: `__Host-${cookie}` })).status).toBe(200)
  },
)

it.each(['https', 'http'])(
  'away from localhost, logging out clears the cookie that is bound to this host on %s',
  async (scheme) => {
    const { cookie } = await aSignedInUser(db)
    const logout = await send(`${scheme}://192.168.1.5/api/logout`, {
      method: 'POST',
      cookie: `__Host-${cookie}`,
    })
    expect(logout.headers.getSetCookie()).toEqual([
      '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      expect.stringMatching(/^__Host-bookmark=/),
    ])
  },
)
