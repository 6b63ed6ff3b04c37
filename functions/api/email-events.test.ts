import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { emailSuppressions } from '#platform/db/schema/outbox.ts'
import { createToken } from '#platform/crypto/token.ts'
import { send } from '#tests/worker/send.ts'
import { readProviderEvent } from '#platform/email/provider-events.ts'

const db = openDb(env.DB)
const path = '/api/email-events'
const secret = String(env.MAIL_WEBHOOK_KEY)

beforeEach(async () => {
  await db.delete(emailSuppressions)
})

const bounce = { type: 'email.bounced', data: { to: ['Asha@example.com'], bounce: { type: 'Permanent' } } }

async function headersFor(body: string, { at = Date.now(), by = secret } = {}) {
  const timestamp = String(Math.floor(at / 1000))
  const raw = Buffer.from(by.replace('whsec_', ''), 'base64')
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const bytes = new TextEncoder().encode(`msg_1.${timestamp}.${body}`)
  const signature = Buffer.from(await crypto.subtle.sign('HMAC', key, bytes)).toString('base64')
  return { 'svix-id': 'msg_1', 'svix-timestamp': timestamp, 'svix-signature': `v1,x v1,${signature}` }
}
async function report(event: unknown, options?: { at?: number; by?: string }) {
  const body = JSON.stringify(event)
  return send(path, { method: 'POST', body, headers: await headersFor(body, options) })
}
const suppressions = async () =>
  (await db.select().from(emailSuppressions)).map(({ address, reason }) => [address, reason])

describe('a signed report', () => {
  it('of a bounce or a complaint ends emails to the address and its newsletter, however often it comes', async () => {
    const email = 'asha@example.com'
    await db.insert(newsletterSubscribers).values({ email, unsubscribeToken: createToken() })
    expect((await report(bounce)).status).toBe(204)
    expect((await report(bounce)).status).toBe(204)
    expect(await suppressions()).toEqual([[email, 'bounce']])
    const [subscriber] = await db.select().from(newsletterSubscribers)
    expect(subscriber?.unsubscribedAt).toBeInstanceOf(Date)
    await report({ type: 'email.complained', data: { to: ['other@example.com'] } })
    expect(await suppressions()).toContainEqual(['other@example.com', 'complaint'])
  })

  it('of two hundred addresses ends emails to all of them, and keeps nothing that is no address', async () => {
    const to = Array.from({ length: 200 }, (_, at) => `reader-${at}@example.com`)
    const event = { type: 'email.complained', data: { to: [...to, '', 'x'.repeat(60_000)] } }
    expect((await report(event)).status).toBe(204)
    expect((await suppressions()).map(([address]) => address).sort()).toEqual([...to].sort())
  })

  it.each([
    ['a full mailbox', { ...bounce, data: { ...bounce.data, bounce: { type: 'Transient' } } }],
    ['an unknown reason', { ...bounce, data: { ...bounce.data, bounce: { type: 'Undetermined' } } }],
    ['a delivery', { type: 'email.delivered', data: { to: ['asha@example.com'] } }],
    ['something unknown', { hello: [] }],
  ])('of %s changes nothing', async (_, event) => {
    expect((await report(event)).status).toBe(204)
    expect(await suppressions()).toEqual([])
  })
})

it('without the signature of the provider, or with an old one, there is no such endpoint', async () => {
  const responses = [
    await send(path, { json: bounce }),
    await report(bounce, { by: `whsec_${Buffer.from('a guess').toString('base64')}` }),
    await report(bounce, { at: Date.now() - 6 * 60_000 }),
    await send(path, { json: bounce, headers: { ...(await headersFor('{}')) } }),
  ]
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await suppressions()).toEqual([])
})

it('a report is hashed once, however many signatures a stranger sends with it', async () => {
  const body = JSON.stringify(bounce)
  const { 'svix-signature': signatures, ...headers } = await headersFor(body)
  const read = (signature: string) =>
    readProviderEvent(new Headers({ ...headers, 'svix-signature': signature }), body, secret)
  const [sign, verify] = [vi.spyOn(crypto.subtle, 'sign'), vi.spyOn(crypto.subtle, 'verify')]
  const hashings = () => sign.mock.calls.length + verify.mock.calls.length
  const guesses = 'v1,AA '.repeat(5000)
  expect(await read(guesses)).toBeNull()
  expect(hashings()).toBe(1)
  expect(await read(`${guesses}${signatures}`)).toMatchObject({ reason: 'bounce' })
  expect(hashings()).toBe(2)
  vi.restoreAllMocks()
})

describe('Postmark', () => {
  const event = (password: string, body: unknown, key: string | undefined = 'a long password') =>
    readProviderEvent(
      new Headers({ authorization: `Basic ${btoa(`hook:${password}`)}` }),
      JSON.stringify(body),
      key,
    )
  const hardBounce = { RecordType: 'Bounce', Type: 'HardBounce', Email: 'a@b.example', Inactive: true }

  it('proves itself with the password in the address of the webhook', async () => {
    expect(await event('a long password', hardBounce)).toEqual({
      reason: 'bounce',
      addresses: ['a@b.example'],
    })
    expect(await event('a long password', { RecordType: 'SpamComplaint', Email: 'a@b.example' })).toEqual({
      reason: 'complaint',
      addresses: ['a@b.example'],
    })
    expect(await event('a long password', { ...hardBounce, Inactive: false })).toMatchObject({ reason: null })
    expect(await event('a guess', hardBounce)).toBeNull()
    expect(await readProviderEvent(new Headers(), '{}', undefined)).toBeNull()
  })
})
