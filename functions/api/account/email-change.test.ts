import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { emailChangedTexts, emailChangeRequestedTexts, resetLinkTexts } from '#content/emails/account.ts'
import { emailChangePage } from '#content/interface/account-links.ts'
import { openDb } from '#platform/db/open.ts'
import { accountTokens, rateLimits, users } from '#platform/db/schema/accounts.ts'
import { emailsTo, newestToken, tokenIn } from '#tests/builders/outbox.ts'
import { addUser, aSignedInUser } from '#tests/builders/sign-in.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const currentPassword = builtPassword
const stopPath = '/auth/stop-email-change'

beforeEach(() => db.delete(rateLimits))

const aConfirmedUser = () => aSignedInUser(db, { emailConfirmedAt: new Date('2026-01-01T00:00:00Z') })
const aNewEmail = () => `${uniqueText()}@new.example`
const change = (cookie: string, email: string) =>
  send('/api/account', { method: 'PATCH', json: { email, currentPassword }, cookie })
const confirm = (cookie: string, token: string) =>
  send('/api/email-confirmation', { json: { token }, cookie })
const rowOf = async ({ id }: { id: number }) => (await db.select().from(users).where(eq(users.id, id)))[0]

async function aRequestedChange() {
  const { user, cookie } = await aConfirmedUser()
  const email = aNewEmail()
  const response = await change(cookie, email.toUpperCase())
  expect(response.status).toBe(200)
  const [toOld] = await emailsTo(db, user.email)
  return { user, cookie, email, account: await response.json(), toOld, stopToken: tokenIn(toOld) }
}

describe('a new email address of a confirmed account', () => {
  it('waits, while the old one stays in force and gets a link that stops the change', async () => {
    const { user, email, account, toOld } = await aRequestedChange()
    expect(account).toMatchObject({ email: user.email, isEmailConfirmed: true, pendingEmail: email })
    expect(await rowOf(user)).toMatchObject({ email: user.email, pendingEmail: email })
    expect(toOld?.subject).toBe(emailChangeRequestedTexts.subject)
    expect(toOld?.body).not.toContain(email)
    expect((await emailsTo(db, email))[0]?.body).toMatch(/\/auth\/confirm\?token=/)
  })

  it('gets no reset link before it is confirmed: the old one does', async () => {
    const { user, email } = await aRequestedChange()
    for (const address of [email, user.email]) await send('/api/password-reset', { json: { email: address } })
    expect(await emailsTo(db, email)).toHaveLength(1)
    expect((await emailsTo(db, user.email))[0]?.subject).toBe(resetLinkTexts.subject)
  })

  it('counts once its link is followed; the old one hears of it, and links to it no longer work', async () => {
    const { user, cookie, email, stopToken } = await aRequestedChange()
    await send('/api/password-reset', { json: { email: user.email } })
    const reset = await newestToken(db, user.email)
    const token = await newestToken(db, email)
    expect((await confirm(cookie, token)).status).toBe(200)
    const row = await rowOf(user)
    expect(row).toMatchObject({ email, pendingEmail: null })
    expect(row?.emailConfirmedAt?.getTime()).toBeGreaterThan(Date.now() - 60_000)
    expect((await emailsTo(db, user.email))[0]?.subject).toBe(emailChangedTexts.subject)
    const json = { token: reset, password: 'quartz-meadow-lighthouse' }
    expect((await send('/api/password-reset', { method: 'PATCH', json })).status).toBe(410)
    expect((await send(stopPath, { form: { token: stopToken } })).status).toBe(410)
    expect(await db.$count(accountTokens, eq(accountTokens.userId, user.id))).toBe(0)
    expect((await confirm(cookie, token)).status).toBe(410)
  })

  it('is confirmed neither in another account nor signed out', async () => {
    const { user, email } = await aRequestedChange()
    const token = await newestToken(db, email)
    const other = await aConfirmedUser()
    expect((await confirm(other.cookie, token)).status).toBe(403)
    expect((await send('/api/email-confirmation', { json: { token } })).status).toBe(401)
    expect(await rowOf(user)).toMatchObject({ email: user.email, pendingEmail: email })
  })

  it('is stopped from the old mailbox without a sign-in, by the button and not by opening the link', async () => {
    const { user, cookie, email, stopToken } = await aRequestedChange()
    const token = await newestToken(db, email)
    const page = await send(`${stopPath}?token=${stopToken}`)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const html = await page.text()
    expect(html).toContain(emailChangePage.ask.heading)
    expect(html).not.toContain(email)
    expect(await rowOf(user)).toMatchObject({ pendingEmail: email })
    const done = await send(stopPath, { form: { token: stopToken } })
    expect([done.status, await done.text()]).toEqual([
      200,
      expect.stringContaining(emailChangePage.done.heading),
    ])
    expect(await rowOf(user)).toMatchObject({ email: user.email, pendingEmail: null })
    expect((await confirm(cookie, token)).status).toBe(410)
    expect((await send(stopPath, { form: { token: stopToken } })).status).toBe(410)
  })

  it('is stopped by every link of the last 7 days, however many changes were asked for', async () => {
    const { user, cookie, stopToken } = await aRequestedChange()
    for (let attempt = 0; attempt < 7; attempt += 1) await change(cookie, aNewEmail())
    const newest = await newestToken(db, user.email)
    expect((await send(stopPath, { form: { token: stopToken } })).status).toBe(200)
    await change(cookie, aNewEmail())
    expect((await send(stopPath, { form: { token: newest } })).status, 'its change was stopped').toBe(410)
    const last = await newestToken(db, user.email)
    await db
      .update(accountTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(accountTokens.userId, user.id))
    expect((await send(stopPath, { form: { token: last } })).status).toBe(410)
  })

  it('is sent another link, and is cancelled, on the account page', async () => {
    const { user, cookie, email } = await aRequestedChange()
    const first = await newestToken(db, email)
    expect((await send('/api/email-confirmation', { json: {}, cookie })).status).toBe(202)
    expect(await newestToken(db, email)).not.toBe(first)
    const cancel = () => send('/api/email-confirmation', { method: 'DELETE', cookie })
    expect((await cancel()).status).toBe(204)
    expect(await rowOf(user)).toMatchObject({ email: user.email, pendingEmail: null })
    expect((await cancel()).status).toBe(204)
    expect((await confirm(cookie, first)).status).toBe(410)
    expect((await send('/api/email-confirmation', { json: {}, cookie })).status).toBe(409)
  })

  it('that is asked for again by a lost response is one change with one email', async () => {
    const { user, cookie, email } = await aRequestedChange()
    expect(await (await change(cookie, email)).json()).toMatchObject({ pendingEmail: email })
    expect(await emailsTo(db, user.email)).toHaveLength(1)
    expect(await emailsTo(db, email)).toHaveLength(1)
  })

  it('may be wanted by two accounts: the first that confirms it has it, and the other is told', async () => {
    const [first, second] = [await aConfirmedUser(), await aConfirmedUser()]
    const email = aNewEmail()
    const tokens: string[] = []
    for (const { cookie } of [first, second]) {
      expect((await change(cookie, email)).status).toBe(200)
      tokens.push(await newestToken(db, email))
    }
    expect((await confirm(first.cookie, tokens[0] ?? '')).status).toBe(200)
    const late = await confirm(second.cookie, tokens[1] ?? '')
    expect([late.status, await late.json()]).toEqual([
      409,
      { message: 'An account with this e-mail already exists' },
    ])
    expect(await rowOf(second.user)).toMatchObject({ email: second.user.email })
    expect(await rowOf(first.user)).toMatchObject({ email })
  })

  it('that has an account is refused as at registration, and nobody is emailed', async () => {
    const other = await addUser(db)
    const { user, cookie } = await aConfirmedUser()
    const response = await change(cookie, other.email)
    expect([response.status, await response.json()]).toEqual([
      409,
      { message: 'An account with this e-mail already exists' },
    ])
    expect(await rowOf(user)).toMatchObject({ email: user.email, pendingEmail: null })
    expect([...(await emailsTo(db, user.email)), ...(await emailsTo(db, other.email))]).toEqual([])
  })

  it('does not keep others from registering with it, and is then refused', async () => {
    const { user, cookie, email } = await aRequestedChange()
    const token = await newestToken(db, email)
    const username = uniqueText()
    const json = { username, name: 'Mina', email, password: 'granite-lantern-harbour' }
    expect((await send('/api/register', { json })).status).toBe(201)
    expect((await confirm(cookie, token)).status).toBe(409)
    expect(await rowOf(user)).toMatchObject({ email: user.email })
  })

  it('is in the export of the account', async () => {
    const { cookie, email } = await aRequestedChange()
    const response = await send('/api/account/export', { cookie })
    expect(await response.json()).toMatchObject({ account: { pendingEmail: email } })
  })
})

it('an account that never confirmed an address corrects a typo at once', async () => {
  const { user, cookie } = await aSignedInUser(db)
  const email = aNewEmail()
  expect(await (await change(cookie, email)).json()).toMatchObject({
    email,
    isEmailConfirmed: false,
    pendingEmail: null,
  })
  expect((await emailsTo(db, user.email))[0]?.subject).toBe(emailChangedTexts.subject)
})
