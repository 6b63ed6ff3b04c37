import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { personCheckAction, personCheckHeader, personCheckPath } from '#shared/bot-checks.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { anAddress, uniqueText } from '#tests/builders/unique.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const keys = { TURNSTILE_SITE_KEY: '1x00000000000000000000AA', TURNSTILE_SECRET_KEY: 'secret' }

const turnOn = (changes: Record<string, string> = keys) => Object.assign(env, changes)

afterEach(() => {
  for (const name of Object.keys(keys)) Reflect.deleteProperty(env, name)
})

function answerOfTurnstile(response: unknown) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(response))
}

const here = { hostname: 'localhost', action: personCheckAction }

const accept = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const response = new URLSearchParams(String(init?.body)).get('response')
    const success = response === 'earned'
    return Response.json({ success, 'error-codes': ['invalid-input-response'], ...here })
  })

const counts = () =>
  Promise.all([users, bookings, newsletterSubscribers, outbox].map((table) => db.$count(table)))

async function forms() {
  await addServices(db)
  const username = `new-${uniqueText()}`
  const account = { username, name: 'Asha', email: `${username}@example.com`, role: 'client' }
  return [
    ['/api/newsletter', { email: `${username}@example.com` }],
    ['/api/password-reset', { email: (await addUser(db)).email }],
    ['/api/register', { ...account, password: 'granite-lantern-harbour' }],
    ['/api/bookings', aBookingInput()],
  ] as const
}

const withToken = (token: string) => ({ headers: { [personCheckHeader]: token } })

describe('while Turnstile is not set up', () => {
  it('no form asks for anything, and the page of the check does not exist', async () => {
    const fetcher = answerOfTurnstile({ success: true })
    for (const [path, json] of await forms())
      expect((await send(path, { json, address: anAddress() })).status, path).toBeLessThan(300)
    expect(fetcher).not.toHaveBeenCalled()
    expect((await send(personCheckPath)).status).toBe(404)
  })
})

describe('where Turnstile is set up', () => {
  it('a form without a token, or with one that was not earned, is told to do the check and changes nothing', async () => {
    turnOn()
    accept()
    for (const [path, json] of await forms()) {
      const before = await counts()
      for (const tokenOptions of [{}, withToken('invented'), withToken('x'.repeat(3000))]) {
        const refusedResponse = await send(path, { json, address: anAddress(), ...tokenOptions })
        expect(refusedResponse.status, path).toBe(403)
        expect(refusedResponse.headers.get(personCheckHeader)).toBe('needed')
        expect(await refusedResponse.json()).toEqual({ message: expect.stringContaining('you are a person') })
      }
      expect(await counts(), path).toEqual(before)
      const response = await send(path, { json, address: anAddress(), ...withToken('earned') })
      expect(response.status, path).toBeLessThan(300)
    }
  })

  it('a form sent without script says so in words and keeps what was typed', async () => {
    turnOn()
    const html = await (
      await send('/api/newsletter', { form: { email: 'typed@example.com' }, address: anAddress() })
    ).text()
    expect(html).toContain('That needs JavaScript')
    expect(html).toContain('typed@example.com')
  })

  it('a booking sent without script is kept and flagged, and writes to nobody', async () => {
    await addServices(db)
    turnOn()
    const before = await db.$count(outbox)
    const { companyName, contactName, clientEmail, preferredTimeline, budget } = aBookingInput()
    const responses = { companyName, contactName, clientEmail, preferredTimeline, budget }
    const form = { ...responses, companyName: 'Without script', serviceId: '1' }
    expect((await send('/api/bookings', { form, address: anAddress() })).status).toBe(303)
    const [booking] = await db
      .select({ spamSign: bookings.spamSign })
      .from(bookings)
      .where(eq(bookings.companyName, 'Without script'))
    expect(booking).toEqual({ spamSign: 'unchecked' })
    expect(await db.$count(outbox)).toBe(before)
  })

  it.each([
    ['Turnstile does not answer', () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no'))],
    ['Turnstile answers nonsense', () => answerOfTurnstile('<html>')],
    [
      'the secret is wrong',
      () => answerOfTurnstile({ success: false, 'error-codes': ['invalid-input-secret'] }),
    ],
  ])('nobody passes when %s, and the sentence says that it is not their fault', async (_, fail) => {
    turnOn()
    fail()
    const before = await counts()
    const response = await send('/api/newsletter', {
      json: { email: 'reader@example.com' },
      address: anAddress(),
      ...withToken('earned'),
    })
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('We could not check')
    expect(await counts()).toEqual(before)
    expect(takeLoggedErrors()).toHaveLength(1)
  })

  it.each([
    ['on another site with the same widget', { hostname: 'other.example' }],
    ['on another page of this site', { action: 'comments' }],
    ['nobody knows where', { hostname: undefined, action: undefined }],
  ])('a check that was passed %s is not enough', async (_, changes) => {
    turnOn()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answerOfTurnstile({ success: true, ...here, ...changes })
    const json = { email: 'reader@example.com' }
    const refusedResponse = await send('/api/newsletter', {
      json,
      address: anAddress(),
      ...withToken('earned'),
    })
    expect(refusedResponse.status).toBe(403)
  })

  it('with a site key only, nobody passes', async () => {
    turnOn({ TURNSTILE_SITE_KEY: keys.TURNSTILE_SITE_KEY })
    const json = { email: 'reader@example.com' }
    expect((await send('/api/newsletter', { json, ...withToken('earned') })).status).toBe(503)
  })

  it('a sign-in asks for the check only while too many passwords are being checked, and passes with it', async () => {
    turnOn()
    accept()
    const { username } = await addUser(db)
    const json = { username, password: builtPassword }
    expect((await send('/api/login', { json, address: anAddress() })).status).toBe(200)

    const { key, max } = limit('hashing')
    const resetAt = new Date(Date.now() + 2000)
    await db
      .insert(rateLimits)
      .values({ key, count: max + 1, resetAt })
      .onConflictDoUpdate({ target: rateLimits.key, set: { count: max + 1, resetAt } })
    const busy = await send('/api/login', { json, address: anAddress() })
    expect(busy.status).toBe(403)
    expect(busy.headers.get(personCheckHeader)).toBe('needed')
    const response = await send('/api/login', { json, address: anAddress(), ...withToken('earned') })
    expect(response.status).toBe(200)
  })

  it('only the page of the check may load anything from Turnstile, in a frame of this site', async () => {
    turnOn()
    const page = await send(personCheckPath)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain('https://challenges.cloudflare.com')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const other = await send('/api/health')
    expect(other.headers.get('content-security-policy')).not.toContain('challenges.cloudflare.com')
    expect(other.headers.get('x-frame-options')).toBe('DENY')
  })
})
