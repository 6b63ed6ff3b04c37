import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { passwordResetTexts } from '#content/emails/account.ts'
import { openDb } from '#platform/db/open.ts'
import { accountTokens, rateLimits, sessions, users } from '#platform/db/schema/accounts.ts'
import { addUser, aSignedInUser } from '#tests/builders/sign-in.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { anAddress } from '#tests/builders/unique.ts'
import { emailsTo } from '#tests/builders/outbox.ts'
import { cookiesOf, send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const { subject: resetSubject } = passwordResetTexts({ removed: [], stayed: [] })
const newPassword = 'quartz-meadow-lighthouse'

beforeEach(async () => {
  await db.delete(rateLimits)
})

const ask = (email: string, address = '203.0.113.1') =>
  send('/api/password-reset', { json: { email }, address })
const use = (token: string, password = newPassword) =>
  send('/api/password-reset', { method: 'PATCH', json: { token, password } })

async function aLink(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(200)
  const [queuedEmail] = await emailsTo(db, email)
  const token = /\/auth\/reset\?token=([a-z2-7]{32})\n/.exec(queuedEmail?.body ?? '')?.[1]
  if (!token) throw new Error(`no link in ${queuedEmail?.body}`)
  return token
}

describe('asking for a link', () => {
  it('gives the same response with an account, without one and with a disabled one', async () => {
    const user = await addUser(db)
    const off = await addUser(db, { disabledAt: new Date() })
    const responses = await Promise.all(
      [user.email, 'nobody@example.com', off.email].map(async (email) => {
        const response = await ask(email)
        return [response.status, await response.text()]
      }),
    )
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
    expect(await emailsTo(db, user.email)).toHaveLength(1)
    expect(await emailsTo(db, 'nobody@example.com')).toEqual([])
    expect(await emailsTo(db, off.email)).toEqual([])
  })

  it('emails an absolute link whose token is stored only as a hash', async () => {
    const user = await addUser(db)
    const token = await aLink(user.email.toUpperCase().toLowerCase())
    const [queuedEmail] = await emailsTo(db, user.email)
    expect(queuedEmail?.body).toMatch(/\nhttps?:\/\/\S+\/auth\/reset\?token=/)
    const [row] = await db.select().from(accountTokens).where(eq(accountTokens.userId, user.id))
    expect(JSON.stringify(row)).not.toContain(token)
    expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * 60_000)
    expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(30 * 60_000)
  })

  it('is refused with 429 after five times an hour from one address, without a sixth email', async () => {
    const user = await addUser(db)
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await ask('x@example.com')).status).toBe(200)
    const refusedResponse = await ask(user.email)
    expect(refusedResponse.status).toBe(429)
    expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(await emailsTo(db, user.email)).toEqual([])
  })

  it('is refused after five times an hour from one IPv6 network, whichever of its addresses asks', async () => {
    const statuses: number[] = []
    for (let host = 1; host <= 12; host += 1)
      statuses.push((await ask('nobody@example.com', `2001:db8:1:2:${host}::1`)).status)
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(429)])
    expect((await ask('nobody@example.com', '2001:db8:1:3::1')).status).toBe(200)
  })

  it('never floods one mailbox, from however many addresses', async () => {
    const user = await addUser(db)
    for (let attempt = 0; attempt < 8; attempt += 1) {
      expect((await ask(user.email, `198.51.100.${attempt}`)).status).toBe(200)
    }
    expect(await emailsTo(db, user.email)).toHaveLength(5)
  })

  it.each(['', 'no address', 7])('answers 400 to %j and counts it nowhere', async (email) => {
    const response = await send('/api/password-reset', { json: { email } })
    expect(response.status).toBe(400)
    expect(await db.select().from(rateLimits)).toEqual([])
  })

  it('as a form comes back to its page, and a refused one shows the form again', async () => {
    const response = await send('/api/password-reset', { form: { email: 'form@example.com' } })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/auth/forgot#sent'])
    const refusedResponse = await send('/api/password-reset', { form: { email: '"><b>x' } })
    expect(refusedResponse.status).toBe(400)
    const html = await refusedResponse.text()
    expect(html).toContain('name="email"')
    expect(html).not.toContain('<b>x')
  })

  it('answers 405 to a read and 403 to another site', async () => {
    const response = await send('/api/password-reset')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, PATCH'])
    const headers = { origin: 'https://elsewhere.example' }
    expect((await send('/api/password-reset', { json: { email: 'a@b.example' }, headers })).status).toBe(403)
  })
})

describe('a link', () => {
  it('sets the password, ends every session, confirms the address and sends a notice by email', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const token = await aLink(user.email)
    const response = await use(token)
    expect(response.status).toBe(200)
    expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([])
    expect((await send('/api/user', { cookie })).status).toBe(401)
    const [queuedEmail] = await emailsTo(db, user.email)
    expect(queuedEmail?.subject).toBe(resetSubject)
    expect(queuedEmail?.body).not.toContain(newPassword)
    const signIn = (password: string) => send('/api/login', { json: { username: user.username, password } })
    expect((await signIn(builtPassword)).status).toBe(401)
    expect((await signIn(newPassword)).status).toBe(200)
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    expect(row?.emailConfirmedAt).toBeInstanceOf(Date)
  })

  it('works once, and ends the other links of the account', async () => {
    const user = await addUser(db)
    const [first, second] = [await aLink(user.email), await aLink(user.email)]
    expect((await use(second)).status).toBe(200)
    for (const token of [first, second]) {
      const again = await use(token, 'another-quiet-password')
      expect(again.status).toBe(410)
      expect(await again.json()).toEqual({ message: expect.stringContaining('Request a new one') })
    }
  })

  it('used twice at once sets one of the two passwords and refuses the other', async () => {
    const user = await addUser(db)
    const token = await aLink(user.email)
    const passwords = ['granite-one-harbour-sea', 'granite-two-harbour-sea']
    const statuses = await Promise.all(passwords.map(async (password) => (await use(token, password)).status))
    expect([...statuses].sort()).toEqual([200, 410])
    const winner = passwords[statuses.indexOf(200)]
    const signIn = await send('/api/login', { json: { username: user.username, password: winner } })
    expect(signIn.status).toBe(200)
    const resetEmails = (await emailsTo(db, user.email)).filter(({ subject }) => subject === resetSubject)
    expect(resetEmails).toHaveLength(1)
  })

  it('does not work after 30 minutes, after a change of email, or for a disabled account', async () => {
    const over = await addUser(db)
    const overToken = await aLink(over.email)
    await db
      .update(accountTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(accountTokens.userId, over.id))
    const movedUser = await addUser(db)
    const movedToken = await aLink(movedUser.email)
    await db
      .update(users)
      .set({ email: `new-${movedUser.email}` })
      .where(eq(users.id, movedUser.id))
    const off = await addUser(db)
    const offToken = await aLink(off.email)
    await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, off.id))
    for (const token of [overToken, movedToken, offToken, 'no-token', 'a'.repeat(32)]) {
      expect((await use(token)).status, token).toBe(410)
    }
  })

  it('refuses an invalid password and still works afterwards', async () => {
    const user = await addUser(db)
    const token = await aLink(user.email)
    for (const password of ['short', `${user.username}1`, 'password123']) {
      expect((await use(token, password)).status, password).toBe(400)
    }
    expect((await use(token)).status).toBe(200)
  })

  it("lets in an owner who was locked out by others' guesses", async () => {
    const user = await addUser(db)
    const signIn = (password: string) =>
      send('/api/login', { json: { username: user.username, password }, address: anAddress() })
    for (let guess = 0; guess < 10; guess += 1) await signIn('wrong-guess')
    expect((await signIn(builtPassword)).status).toBe(429)
    expect((await use(await aLink(user.email))).status).toBe(200)
    await db.delete(rateLimits).where(eq(rateLimits.key, 'hashing'))
    expect((await signIn(newPassword)).status).toBe(200)
  }, 60_000)

  it('lets its browser sign in however many guesses others go on making', async () => {
    const user = await addUser(db)
    const guess = (password: string, cookie?: string) =>
      send('/api/login', { json: { username: user.username, password }, address: anAddress(), cookie })
    const cookie = cookiesOf(await use(await aLink(user.email)))
    for (let failure = 0; failure < 10; failure += 1) await guess('wrong-guess')
    expect((await guess(newPassword)).status).toBe(429)
    expect((await guess(newPassword, cookie)).status).toBe(200)
  }, 60_000)

  it('as a form leads to sign-in, and a refused one shows the form again with its token', async () => {
    const user = await addUser(db)
    const token = await aLink(user.email)
    const refusedResponse = await send('/api/password-reset', { form: { token, password: 'short' } })
    expect(refusedResponse.status).toBe(400)
    const html = await refusedResponse.text()
    expect(html).toContain(`name="token" value="${token}"`)
    expect(html).not.toContain('value="short"')
    const response = await send('/api/password-reset', { form: { token, password: newPassword } })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/auth#password-set'])
  })
})
