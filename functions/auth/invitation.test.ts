import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { accountRefusals } from '#content/interface/answers.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { newestToken } from '#tests/builders/outbox.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { cookiesOf, send } from '#tests/worker/send.ts'
import { refuseWrites } from '#tests/worker/refuse-writes.ts'

const db = openDb(env.DB)
const password = 'quartz-meadow-lighthouse'

beforeEach(() => db.delete(rateLimits))

async function anInvitation() {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  const username = `tenzing.${uniqueText()}`
  const json = { username, name: 'Tenzing "T" Norgay', email: `${username}@example.com`, role: 'client' }
  expect((await send('/api/admin/users', { json, cookie })).status).toBe(201)
  return { username, token: await newestToken(db, json.email) }
}

it('the page behind an invitation has one plain form with the name filled in, and says the username', async () => {
  const { username, token } = await anInvitation()
  for (let visit = 0; visit < 2; visit += 1) {
    const response = await send(`/auth/invitation?token=${token}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const html = await response.text()
    expect(html).toMatch(/<form [^>]*action="\/api\/invitation"/)
    expect(html).toContain(`name="token" value="${token}"`)
    expect(html).toContain('value="Tenzing &quot;T&quot; Norgay"')
    expect(html).toContain(`Your username is ${username}.`)
    expect(html.slice(0, html.indexOf('</head>'))).not.toContain(token)
  }
})

it('without script, the form signs in with the new password, and a refused one keeps what was typed', async () => {
  const { username, token } = await anInvitation()
  const name = 'Tenzing Norgay Sherpa'
  const refusedResponse = await send('/api/invitation', { form: { token, name, password: 'short' } })
  expect(refusedResponse.status).toBe(400)
  const html = await refusedResponse.text()
  expect(html).toContain(`name="token" value="${token}"`)
  expect(html).toContain(`value="${name}"`)
  expect(html).not.toContain('value="short"')

  const stranger = await aSignedInUser(db)
  const response = await send('/api/invitation', {
    form: { token, name, password },
    cookie: stranger.cookie,
  })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/dashboard'])
  const me = await send('/api/user', { cookie: cookiesOf(response) })
  expect(await me.json()).toMatchObject({ username, name, role: 'client' })
  expect((await send('/api/user', { cookie: stranger.cookie })).status).toBe(401)
  const [user] = await db.select().from(users).where(eq(users.username, username))
  expect(user?.name).toBe(name)
  expect((await send('/api/login', { json: { username, password } })).status).toBe(200)

  const again = await send('/api/invitation', { form: { token, name, password } })
  expect(again.status).toBe(410)
  expect(await again.text()).toContain('Ask for a new one')
})

it('an account whose first session cannot be written says that it is ready', async () => {
  const { username, token } = await anInvitation()
  const acceptWrites = await refuseWrites('insert on sessions')
  const response = await send('/api/invitation', { form: { token, name: 'T', password } })
  await acceptWrites()
  expect(response.status).toBe(503)
  expect(await response.text()).toContain(accountRefusals['not-signed-in-yet'])
  expect(takeLoggedErrors()).toHaveLength(1)
  expect((await send('/api/login', { json: { username, password } })).status).toBe(200)
})

it('a used invitation leads to a page that says what to do', async () => {
  const { token } = await anInvitation()
  const response = await send('/api/invitation', { json: { token, name: 'T', password } })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ name: 'T', role: 'client' })
  const redirect = await send(`/auth/invitation?token=${token}`)
  expect([redirect.status, redirect.headers.get('location')]).toEqual([303, '/auth/invitation'])
  const page = await send('/auth/invitation')
  expect(page.status).toBe(410)
  expect(await page.text()).toContain('ask for a new invitation')
})

it.each([{}, { name: '' }, { name: 'x'.repeat(101) }, { password: '' }, { token: 7 }])(
  'an acceptance with %j is refused with a sentence',
  async (fields) => {
    const { token } = await anInvitation()
    const valid = { token, name: 'Tenzing', password }
    const json = Object.keys(fields).length > 0 ? { ...valid, ...fields } : {}
    const response = await send('/api/invitation', { json })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\w/) })
  },
)
