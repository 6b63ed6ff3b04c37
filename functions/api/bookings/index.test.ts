import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { bookingQuestions } from '#content/booking/questions.ts'
import { readCode } from '#shared/confirmation-code.ts'
import { insertBooking } from '#domains/bookings/create-booking.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { bookingEvents, bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { site } from '#site.config.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const path = '/api/bookings'
const key = () => crypto.randomUUID()

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(rateLimits), db.delete(bookings), db.delete(outbox)])
})

const codeOf = async (response: Response) => {
  const { confirmationCode } = await response.json<{ confirmationCode: string }>()
  return confirmationCode
}

describe('a new booking', () => {
  it('of a guest is pending, belongs to no account and has its first event', async () => {
    const response = await send(path, {
      json: aBookingInput({ notes: 'Call after ten.', idempotencyKey: key() }),
    })
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const code = await codeOf(response)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    const [booking] = await db.select().from(bookings)
    expect(booking).toMatchObject({
      code: readCode(code),
      userId: null,
      status: 'pending',
      notes: 'Call after ten.',
    })
    const events = await db
      .select()
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, booking?.id ?? 0))
    expect(events.map(({ status, actorId }) => [status, actorId])).toEqual([['pending', null]])
  })

  it('of a signed-in user belongs to the account, whatever email it names', async () => {
    const { user, cookie } = await aSignedInUser(db)
    await send(path, { json: aBookingInput({ clientEmail: 'office@example.com' }), cookie })
    const [booking] = await db.select().from(bookings)
    expect(booking).toMatchObject({ userId: user.id, clientEmail: 'office@example.com', notes: null })
  })

  it('sends one email to the client and one to the agency', async () => {
    const code = await codeOf(await send(path, { json: aBookingInput() }))
    const queuedEmails = await db.select().from(outbox)
    expect(queuedEmails.map(({ recipient }) => recipient)).toEqual(['asha@everest.example', site.email])
    expect(queuedEmails[0]?.body).toContain(code)
    expect(queuedEmails.every(({ sentAt }) => sentAt === null)).toBe(true)
  })

  it('sent twice with one key is one booking with one event and one set of emails', async () => {
    const json = aBookingInput({ idempotencyKey: key() })
    const first = await send(path, { json })
    const second = await send(path, { json })
    expect([first.status, second.status]).toEqual([201, 200])
    expect(await codeOf(second)).toBe(await codeOf(first))
    expect([await db.$count(bookings), await db.$count(bookingEvents), await db.$count(outbox)]).toEqual([
      1, 1, 2,
    ])
  })

  it('sent ten times at once with one key is one booking', async () => {
    const json = aBookingInput({ idempotencyKey: key() })
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(path, { json })))
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    expect(new Set(await Promise.all(responses.map(codeOf))).size).toBe(1)
    expect([await db.$count(bookings), await db.$count(bookingEvents), await db.$count(outbox)]).toEqual([
      1, 1, 2,
    ])
  })

  it('keeps no key as it came', async () => {
    const idempotencyKey = key()
    await send(path, { json: aBookingInput({ idempotencyKey }) })
    expect(JSON.stringify(await db.select().from(bookings))).not.toContain(idempotencyKey)
  })

  it('without a key is a booking each time, and no two codes are alike', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => send(path, { json: aBookingInput() })),
    )
    expect(new Set(await Promise.all(responses.map(codeOf))).size).toBe(10)
  })

  it('whose code is taken gets another code and leaves the existing booking unchanged', async () => {
    const takenCode = readCode(await codeOf(await send(path, { json: aBookingInput() }))) ?? ''
    const codes = [takenCode, takenCode, '0123456789ABCDEF']
    const result = await insertBooking(aContext(db), {
      input: { ...aBookingInput(), budget: 'Not known yet' },
      userId: null,
      newCode: () => codes.shift() ?? '',
    })
    expect(result).toEqual({ ok: true, code: '0123456789ABCDEF', isNew: true })
    expect([await db.$count(bookings), await db.$count(bookingEvents), await db.$count(outbox)]).toEqual([
      2, 2, 4,
    ])
  })
})

describe('where a booking came from', () => {
  const source = {
    firstPage: '/blog/a-guide',
    referrerHost: 'search.example',
    utmSource: 'newsletter',
    utmMedium: 'email',
    utmCampaign: 'spring',
    utmTerm: 'websites',
    utmContent: 'button',
  }

  it('is kept with it', async () => {
    expect((await send(path, { json: aBookingInput(source) })).status).toBe(201)
    expect(await db.select().from(bookings)).toMatchObject([source])
  })

  it('is empty where the browser knows nothing', async () => {
    await send(path, { json: aBookingInput() })
    expect(await db.select().from(bookings)).toMatchObject([
      Object.fromEntries(Object.keys(source).map((name) => [name, null])),
    ])
  })

  it('costs no booking, whatever is sent in its place', async () => {
    for (const value of [null, 7, {}, ['x'], 'x'.repeat(5000), '\u0000\u202e', '<script>']) {
      const json = aBookingInput(Object.fromEntries(Object.keys(source).map((name) => [name, value])))
      expect((await send(path, { json })).status, JSON.stringify(value).slice(0, 40)).toBe(201)
    }
  })

  it('stays that of the first request when the same form arrives again', async () => {
    const idempotencyKey = key()
    await send(path, { json: aBookingInput({ ...source, idempotencyKey }) })
    const again = await send(path, { json: aBookingInput({ idempotencyKey, utmSource: 'later' }) })
    expect(again.status).toBe(200)
    expect(await db.select().from(bookings)).toMatchObject([source])
  })

  it('does not make a second booking of a repeated form without a key', async () => {
    const form = Object.fromEntries(
      Object.entries(aBookingInput()).map(([name, value]) => [name, String(value ?? '')]),
    )
    await send(path, { form: { ...form, ...source } })
    await send(path, { form: { ...form, utmSource: 'later' } })
    expect(await db.select().from(bookings)).toMatchObject([source])
  })
})

describe('a form without script', () => {
  const form = (overrides: Record<string, string> = {}) => ({
    ...Object.fromEntries(
      Object.entries(aBookingInput()).map(([name, value]) => [name, String(value ?? '')]),
    ),
    notes: '',
    ...overrides,
  })

  it('is answered with the page of its booking', async () => {
    const response = await send(path, { form: form() })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(
      /^\/booking\/confirmation\/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/,
    )
  })

  it('submitted twice is one booking', async () => {
    const responses = await Promise.all([send(path, { form: form() }), send(path, { form: form() })])
    expect(responses[0]?.headers.get('location')).toBe(responses[1]?.headers.get('location'))
    expect(await db.$count(bookings)).toBe(1)
  })

  it('submitted again within an hour is one booking, also when another hour has begun, and later another', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const placeAt = async (time: string) => {
      vi.setSystemTime(`2031-03-03T${time}Z`)
      return (await send(path, { form: form() })).headers.get('location')
    }
    const first = await placeAt('09:59:59')
    expect([await placeAt('10:00:01'), await placeAt('10:59:00')]).toEqual([first, first])
    expect(await placeAt('10:59:59')).not.toBe(first)
    expect(await db.$count(bookings)).toBe(2)
  })

  it('that is refused comes back with the sentence and what was written', async () => {
    const response = await send(path, { form: form({ clientEmail: 'asha@', companyName: '<b>Everest</b>' }) })
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain('Enter an email address such as name@example.com.')
    expect(html).toContain('&lt;b&gt;Everest&lt;/b&gt;')
  })
})

describe('what is refused', () => {
  it('every invalid field has its own message', async () => {
    const response = await send(path, { json: aBookingInput({ companyName: '', budget: 'all of it' }) })
    expect(response.status).toBe(400)
    const { companyName, budget } = bookingQuestions
    expect(await response.json()).toEqual({
      message: companyName.missing,
      fields: { companyName: companyName.missing, budget: budget.missing },
    })
  })

  it('an unknown service', async () => {
    const response = await send(path, { json: aBookingInput({ serviceId: 99 }) })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: 'Choose a service.' })
    expect(await db.$count(bookings)).toBe(0)
  })

  it.each([
    ['malformed JSON', { body: '{', headers: { 'content-type': 'application/json' } }, 400],
    ['a JSON text', { json: 'hello' }, 400],
    ['another content type', { body: 'x', headers: { 'content-type': 'text/plain' } }, 415],
    ['too large a body', { json: aBookingInput({ notes: 'x'.repeat(70_000) }) }, 413],
    ['another origin', { json: aBookingInput(), headers: { origin: 'https://elsewhere.example' } }, 403],
    ['another method', { method: 'GET' }, 405],
  ])('%s', async (_, request, status) => {
    const response = await send(path, request)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message: expect.any(String) })
    expect(await db.$count(bookings)).toBe(0)
  })

  it('the twenty-first booking from one address within an hour', async () => {
    for (let index = 0; index < 20; index += 1) {
      expect((await send(path, { json: aBookingInput(), address: '203.0.113.4' })).status).toBe(201)
    }
    expect((await send(path, { json: {}, address: '203.0.113.4' })).status).toBe(400)
    const refusedResponse = await send(path, { json: aBookingInput(), address: '203.0.113.4' })
    expect(refusedResponse.status).toBe(429)
    expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await send(path, { json: aBookingInput(), address: '203.0.113.5' })).status).toBe(201)
  })
})
