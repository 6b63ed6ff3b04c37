import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { serverPages } from '#content/interface/server-pages.ts'
import { refusalText } from '#contracts/refusals.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { newestToken } from '#tests/builders/outbox.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(() => db.delete(rateLimits))

const pages = [
  '/auth/remove-factor',
  '/auth/stop-email-change',
  '/booking/claim',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
]
const types = ['multipart/form-data; boundary=x', 'multipart/form-data', 'application/json', 'text/xml', '']

it.each(pages.flatMap((path) => types.map((type) => [path, type])))(
  '%s answers a body of the type "%s" like a link that no longer works',
  async (path, type) => {
    const dead = await send(path, { form: { token: 'a'.repeat(32) } })
    const response = await send(path, {
      method: 'POST',
      body: '--x\r\nbroken',
      headers: { 'content-type': type },
    })
    expect(dead.status).toBeLessThan(500)
    expect(response.status).toBe(dead.status)
  },
)

it.each([...pages, '/booking/appointment'])(
  '%s answers a form of more than 4 KB with a page that says so',
  async (path) => {
    const response = await send(path, { form: { token: 'a'.repeat(5000) } })
    expect([response.status, response.headers.get('content-type')]).toEqual([413, 'text/html; charset=UTF-8'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    const html = await response.text()
    expect(html).toContain(`>${serverPages.tooLarge.heading}</h1>`)
    expect(html).toContain(refusalText({ reason: 'body-too-large', bytesMax: 4096 }))
    expect(html).toContain('</footer>')
  },
)

const address = '203.0.113.9'
async function useUpLinks() {
  const resetAt = new Date(Date.now() + 60_000)
  await db
    .insert(rateLimits)
    .values(ipLimits('links', address).map(({ key, max }) => ({ key, count: max, resetAt })))
}

it.each([...pages, '/auth/reset', '/auth/confirm', '/auth/invitation'])(
  '%s answers 429 to an address that opened sixty dead links',
  async (path) => {
    const open = () => send(`${path}?token=${'a'.repeat(32)}`, { address })
    expect((await open()).status).not.toBe(429)
    await db.delete(rateLimits)
    await useUpLinks()
    const refusedResponse = await open()
    expect([refusedResponse.status, refusedResponse.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ])
    expect(await refusedResponse.text()).toContain('Too many links that do not work')
    expect((await send(`${path}?token=${'a'.repeat(32)}`, { address: '203.0.113.10' })).status).not.toBe(429)
  },
)

it.each(pages)('%s answers 429 to dead links that are sent, too', async (path) => {
  await useUpLinks()
  expect((await send(path, { form: { token: 'a'.repeat(32) }, address })).status).toBe(429)
})

it('the endpoints behind the links count dead ones as well, and links that work are never refused', async () => {
  await useUpLinks()
  const json = { token: 'a'.repeat(32), password: 'quartz-meadow-lighthouse' }
  expect((await send('/api/password-reset', { method: 'PATCH', json, address })).status).toBe(429)
  const { cookie } = await aSignedInUser(db)
  expect((await send('/api/email-confirmation', { json, cookie, address })).status).toBe(429)

  await send('/api/email-confirmation', { json: {}, cookie, address })
  expect((await send(`/auth/confirm?token=${await newestToken(db)}`, { address })).status).toBe(200)
})
