import { env } from 'cloudflare:test'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { accountTokens, rateLimits, users } from '#platform/db/schema/accounts.ts'
import { addUser, aSignedInUser } from '#tests/builders/sign-in.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { newestToken } from '#tests/builders/outbox.ts'
import { cookiesOf, send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.delete(rateLimits)
})

async function aResetToken() {
  const user = await addUser(db)
  await send('/api/password-reset', { json: { email: user.email } })
  return { user, token: await newestToken(db, user.email) }
}

async function aConfirmToken() {
  const { user, cookie } = await aSignedInUser(db)
  expect((await send('/api/email-confirmation', { json: {}, cookie })).status).toBe(202)
  return { user, cookie, token: await newestToken(db, user.email) }
}

it('/auth/forgot is a page with a plain form', async () => {
  const response = await send('/auth/forgot')
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('action="/api/password-reset"')
  expect(html).toContain('<meta name="robots" content="noindex">')
})

it.each([
  ['/auth/reset', aResetToken, 'action="/api/password-reset"'],
  ['/auth/confirm', aConfirmToken, 'action="/api/email-confirmation"'],
] as const)(
  '%s shows its form to a link that works, and keeps the link to itself',
  async (path, make, form) => {
    const { token } = await make()
    for (let visit = 0; visit < 2; visit += 1) {
      const response = await send(`${path}?token=${token}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      const html = await response.text()
      expect(html).toContain(form)
      expect(html).toContain(`name="token" value="${token}"`)
      const head = html.slice(0, html.indexOf('</head>'))
      expect(head).not.toContain(token)
    }
  },
)

it.each(['/auth/reset', '/auth/confirm'])(
  '%s takes a link that opens nothing out of the address and says what to do',
  async (path) => {
    const redirect = await send(`${path}?token=${'a'.repeat(32)}`)
    expect([redirect.status, redirect.headers.get('location')]).toEqual([303, path])
    expect(redirect.headers.get('referrer-policy')).toBe('no-referrer')
    const page = await send(path)
    expect(page.status).toBe(410)
    const html = await page.text()
    expect(html).toContain('This link no longer works')
    expect(html, 'true of an address without a token too').toContain('whole address is opened')
    expect(html).toContain(path === '/auth/reset' ? 'href="/auth/forgot"' : 'href="/account"')
  },
)

it('a malformed token is not written into the page', async () => {
  const response = await send(`/auth/reset?token=${encodeURIComponent('"><script>x</script>')}`)
  expect(response.status).toBe(303)
})

it('only the button confirms an address, once, in the session of its account', async () => {
  const { user, cookie, token } = await aConfirmToken()
  const confirmedAt = async () =>
    (await db.select().from(users).where(eq(users.id, user.id)))[0]?.emailConfirmedAt
  await send(`/auth/confirm?token=${token}`, { cookie })
  expect(await confirmedAt()).toBeNull()
  const form = await send('/api/email-confirmation', { form: { token }, cookie })
  expect([form.status, form.headers.get('location')]).toEqual([303, '/auth/confirm?done=yes'])
  expect(await confirmedAt()).toBeInstanceOf(Date)
  const donePage = await send('/auth/confirm?done=yes')
  expect(donePage.status).toBe(200)
  expect(await donePage.text()).toContain('Your email address is confirmed')
  const again = await send('/api/email-confirmation', { json: { token }, cookie })
  expect(again.status).toBe(410)
})

it('the owner of a mailbox cannot confirm a stranger’s account: signed out or in another account, nothing happens', async () => {
  const { user, token } = await aConfirmToken()
  const owner = await aSignedInUser(db)
  expect((await send('/api/email-confirmation', { json: { token } })).status).toBe(401)
  const form = await send('/api/email-confirmation', { form: { token } })
  const page = `/auth/confirm?token=${token}`
  expect([form.status, form.headers.get('location')]).toEqual([303, `/auth?next=${encodeURIComponent(page)}`])
  const other = await send('/api/email-confirmation', { json: { token }, cookie: owner.cookie })
  expect(other.status).toBe(403)
  expect(await other.json()).toEqual({ message: expect.stringContaining('another account') })
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, [user.id, owner.user.id]))
  expect(rows.map(({ emailConfirmedAt }) => emailConfirmedAt)).toEqual([null, null])
})

it('signing in leads back to the link', async () => {
  const { user, token } = await aConfirmToken()
  const next = `/auth/confirm?token=${token}`
  const form = { username: user.username, password: builtPassword, next }
  const response = await send('/api/login', { form })
  expect([response.status, response.headers.get('location')]).toEqual([303, next])
})

it('a confirmation link sets no password, and a reset link confirms the address only by setting one', async () => {
  const { token: confirm, cookie } = await aConfirmToken()
  const { token: reset } = await aResetToken()
  const json = { token: confirm, password: 'quartz-meadow-lighthouse' }
  expect((await send('/api/password-reset', { method: 'PATCH', json })).status).toBe(410)
  expect((await send('/api/email-confirmation', { json: { token: reset }, cookie })).status).toBe(410)
})

it('an address that was changed since is not confirmed by the old link', async () => {
  const { user, cookie, token } = await aConfirmToken()
  await db
    .update(users)
    .set({ email: `new-${user.email}` })
    .where(eq(users.id, user.id))
  expect((await send('/api/email-confirmation', { json: { token }, cookie })).status).toBe(410)
})

it('signed-in users with an unconfirmed address can send another link, five times an hour', async () => {
  expect((await send('/api/email-confirmation', { json: {} })).status).toBe(401)
  const confirmedUser = await aSignedInUser(db, { emailConfirmedAt: new Date() })
  expect((await send('/api/email-confirmation', { json: {}, cookie: confirmedUser.cookie })).status).toBe(409)
  const { user, cookie } = await aSignedInUser(db)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt += 1) {
    statuses.push((await send('/api/email-confirmation', { json: {}, cookie })).status)
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  const open = await db.select().from(accountTokens).where(eq(accountTokens.userId, user.id))
  expect(open).toHaveLength(5)
})

it('registration emails a link, and the account works before it is followed', async () => {
  const username = `mina-${crypto.randomUUID().slice(0, 8)}`
  const email = `${username}@example.com`
  const json = { username, name: 'Mina', email, password: 'granite-lantern-harbour' }
  const response = await send('/api/register', { json })
  expect(response.status).toBe(201)
  const cookie = cookiesOf(response)
  const link = { token: await newestToken(db, email) }
  expect((await send('/api/email-confirmation', { json: link, cookie })).status).toBe(200)
})
