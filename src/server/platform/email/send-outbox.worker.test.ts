import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { emailSuppressions, outbox } from '#platform/db/schema/outbox.ts'
import { countingQueries } from '#tests/builders/counting-queries.ts'
import { anOutboxEmail } from '#tests/builders/outbox.ts'
import { sendOutbox } from './send-outbox.ts'
import type { EmailSettings } from './providers.ts'
import { attemptsMax } from './record-deliveries.ts'
import { httpTransport, type Transport } from './transport.ts'

const db = openDb(env.DB)
const settings: EmailSettings = {
  api: 'resend',
  url: 'https://mail.example/emails',
  key: 'secret-key',
  from: 'An agency <hello@agency.example>',
  siteUrl: 'https://site.example',
}
const noWait = async () => undefined

beforeEach(async () => {
  await db.delete(outbox)
})

const read = async (id: number) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0]
const dueNow = () => db.update(outbox).set({ sendAfter: new Date(Date.now() - 1) })

function aProvider(...statuses: number[]) {
  const requests: { headers: Headers; body: Record<string, unknown> }[] = []
  const fetcher: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    requests.push({ headers: request.headers, body: await request.json() })
    return new Response('{"error":"asha@example.com is refused"}', {
      status: statuses[Math.min(requests.length, statuses.length) - 1] ?? 200,
    })
  }
  return { requests, transport: httpTransport(settings, fetcher) }
}

describe('an email that is due', () => {
  it('is sent once, with the key and the reply address, and its link is erased', async () => {
    const link = 'https://site.example/auth/reset?token='
    const { id } = await anOutboxEmail(db, { body: `Here:\n${link}${'a'.repeat(32)}\n` })
    const { requests, transport } = aProvider(200)
    expect(await sendOutbox(db, transport, { wait: noWait })).toBe(1)
    expect(await sendOutbox(db, transport, { wait: noWait })).toBe(0)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret-key')
    expect(requests[0]?.headers.get('idempotency-key')).toMatch(new RegExp(`^outbox-${id}-\\d+$`))
    expect(requests[0]?.body).toMatchObject({
      to: ['asha@example.com'],
      text: expect.stringContaining('aaaa'),
    })
    const row = await read(id)
    expect(row?.sentAt).toBeInstanceOf(Date)
    expect(row?.body).toBe(`Here:\n${link}…\n`)
  })

  it('is sent by only one of several concurrent runs', async () => {
    for (let index = 0; index < 15; index += 1) await anOutboxEmail(db, { subject: `Mail ${index}` })
    const { requests, transport } = aProvider(200)
    const counts = await Promise.all([1, 2, 3, 4].map(() => sendOutbox(db, transport, { wait: noWait })))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(15)
    expect(new Set(requests.map(({ body }) => body.subject)).size).toBe(15)
    expect(requests).toHaveLength(15)
  })

  it('is retried after a pause with the same key when the provider fails', async () => {
    const { id } = await anOutboxEmail(db)
    const { requests, transport } = aProvider(500, 429, 200)
    await sendOutbox(db, transport, { wait: noWait })
    const failedRow = await read(id)
    expect(failedRow).toMatchObject({ attempts: 1, lastError: 'HTTP 500', sentAt: null, failedAt: null })
    expect((failedRow?.sendAfter?.getTime() ?? 0) - Date.now()).toBeGreaterThan(50_000)
    await sendOutbox(db, transport, { wait: noWait })
    expect(requests).toHaveLength(1)
    await dueNow()
    await sendOutbox(db, transport, { wait: noWait })
    const pausedUntil = (await read(id))?.sendAfter?.getTime() ?? 0
    expect(pausedUntil - Date.now()).toBeGreaterThan(3.5 * 60_000)
    await dueNow()
    expect(await sendOutbox(db, transport, { wait: noWait })).toBe(1)
    expect(await read(id)).toMatchObject({ attempts: 2, lastError: null })
    expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  it('is given up after ten attempts in almost 23 hours', async () => {
    const { id } = await anOutboxEmail(db)
    const { requests, transport } = aProvider(503)
    let pausesMs = 0
    for (let attempt = 1; attempt <= attemptsMax + 2; attempt += 1) {
      await sendOutbox(db, transport, { wait: noWait })
      const next = (await read(id))?.sendAfter?.getTime() ?? 0
      if (attempt < attemptsMax) pausesMs += next - Date.now()
      await dueNow()
    }
    expect(requests).toHaveLength(attemptsMax)
    expect(Math.round(pausesMs / 3_600_000)).toBe(23)
    expect((await read(id))?.failedAt).toBeInstanceOf(Date)
  })

  it('is given up at once when the provider rejects it, and the stored reason names nobody', async () => {
    const { id } = await anOutboxEmail(db)
    await sendOutbox(db, aProvider(422).transport, { wait: noWait })
    const row = await read(id)
    expect(row).toMatchObject({ attempts: 1, lastError: 'HTTP 422' })
    expect(row?.failedAt).toBeInstanceOf(Date)
  })

  it('waits for its next attempt when the provider answers late or not at all', async () => {
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    const late = await anOutboxEmail(db)
    await sendOutbox(db, httpTransport(settings, silent, 20), { wait: noWait })
    expect(await read(late.id)).toMatchObject({ lastError: 'no answer in time', failedAt: null })
    await db.delete(outbox)
    const lostEmail = await anOutboxEmail(db)
    const failingFetch: typeof fetch = async () => {
      throw new TypeError('connection to asha@example.com lost')
    }
    await sendOutbox(db, httpTransport(settings, failingFetch), { wait: noWait })
    expect(await read(lostEmail.id)).toMatchObject({ lastError: 'not reached', failedAt: null })
  })
})

describe('a backlog', () => {
  it('of sixty emails is sent by one run', async () => {
    for (let index = 0; index < 60; index += 1) await anOutboxEmail(db, { subject: `Cancelled ${index}` })
    const { requests, transport } = aProvider(200)
    expect(await sendOutbox(db, transport, { wait: noWait })).toBe(60)
    expect(requests).toHaveLength(60)
  })

  it('does not hold up a password link', async () => {
    for (let index = 0; index < 15; index += 1) await anOutboxEmail(db, { subject: `News ${index}` })
    await anOutboxEmail(db, { subject: 'A notice of the account', kind: 'account-notice' })
    await anOutboxEmail(db, { subject: 'Choose a new password', kind: 'account-link' })
    const { requests, transport } = aProvider(200)
    await sendOutbox(db, transport, { wait: noWait })
    const subjects = requests.map(({ body }) => body.subject)
    expect(subjects.slice(0, 5)).toContain('Choose a new password')
    expect(subjects.slice(0, 5)).toContain('A notice of the account')
    expect(subjects).toHaveLength(17)
  })

  it('leaves the rest to the next run when the provider answers slowly', async () => {
    for (let index = 0; index < 25; index += 1) await anOutboxEmail(db)
    vi.useFakeTimers({ toFake: ['Date'] })
    const slow: Transport = async () => {
      vi.setSystemTime(Date.now() + 1000)
      return { ok: true }
    }
    const sentCount = await sendOutbox(db, slow, { wait: noWait })
    vi.useRealTimers()
    expect(sentCount).toBe(20)
  })
})

describe('a provider with a rate', () => {
  const apis = { resend: 5, postmark: 10, cloudflare: 3 } as const

  it.each(Object.entries(apis))('gets no more emails a second than it takes: %s', async (api, perSecond) => {
    for (let index = 0; index < 2 * perSecond + 1; index += 1) await anOutboxEmail(db)
    const sentEachSecond = [0]
    const provider = httpTransport({ ...settings, api: api as keyof typeof apis }, async () => {
      sentEachSecond.push((sentEachSecond.pop() ?? 0) + 1)
      return Response.json({ success: true })
    })
    const wait = async () => {
      await scheduler.wait(20)
      sentEachSecond.push(0)
    }
    expect(await sendOutbox(db, provider, { wait, waitsForHeld: false })).toBe(2 * perSecond + 1)
    expect(sentEachSecond.filter((count) => count > 0)).toEqual([perSecond, perSecond, 1])
  })

  it('that asks for a second is asked again in the same run, and that costs no attempt', async () => {
    const { id } = await anOutboxEmail(db)
    const responses = [
      new Response(null, { status: 429, headers: { 'retry-after': '1' } }),
      new Response('{}'),
    ]
    const provider = httpTransport(settings, async () => responses.shift() ?? new Response('{}'))
    const waits: number[] = []
    const wait = async (ms: number) => {
      waits.push(ms)
      await dueNow()
    }
    expect(await sendOutbox(db, provider, { wait })).toBe(1)
    expect(waits).toContain(1000)
    expect(await read(id)).toMatchObject({ attempts: 1, failedAt: null })
  })

  it('that takes no more ends the run, and no email fails for that, however often', async () => {
    for (let index = 0; index < 12; index += 1) await anOutboxEmail(db)
    for (let run = 1; run <= attemptsMax + 2; run += 1) {
      const { requests, transport } = aProvider(429)
      expect(await sendOutbox(db, transport, { wait: noWait })).toBe(0)
      expect(requests).toHaveLength(5)
      await dueNow()
    }
    expect(await db.$count(outbox, sql`attempts = 0 and failed_at is null`)).toBe(12)
    expect(await db.$count(emailSuppressions)).toBe(0)
  })
})

describe('a run that may ask for no more', () => {
  it('of other servers leaves the rest to the next one, and costs no email an attempt', async () => {
    for (let index = 0; index < 25; index += 1) await anOutboxEmail(db)
    let requestsLeft = 12
    const limitedFetch: typeof fetch = async () => {
      requestsLeft -= 1
      if (requestsLeft < 0) throw new Error('Too many subrequests.')
      return new Response('{}')
    }
    expect(await sendOutbox(db, httpTransport(settings, limitedFetch), { wait: noWait })).toBe(12)
    expect(requestsLeft).toBe(-3)
    expect(await db.$count(outbox, sql`sent_at is null and failed_at is null and attempts = 0`)).toBe(13)
    expect(await sendOutbox(db, aProvider(200).transport, { wait: noWait })).toBe(13)
  })

  it('of the database records what it has sent', async () => {
    for (let index = 0; index < 40; index += 1) await anOutboxEmail(db)
    const { count, db: countingDb } = countingQueries(env.DB)
    const budget = { left: () => 8 - count() }
    const { requests, transport } = aProvider(200)
    const sentCount = await sendOutbox(countingDb, transport, { wait: noWait, budget })
    expect([sentCount, requests.length, count()]).toEqual([10, 10, 7])
    expect(await db.$count(outbox, sql`sent_at is not null`)).toBe(10)
  })
})

describe('an email that was not sent in time', () => {
  it.each([
    ['a password link', 'account-link', 31],
    ['other news', 'notice', 3 * 24 * 60 + 1],
  ] as const)('is given up unsent: %s', async (_, kind, minutes) => {
    const createdAt = new Date(Date.now() - minutes * 60_000)
    const body = `Here:\nhttps://site.example/auth/reset?token=${'a'.repeat(32)}\n`
    const { id } = await anOutboxEmail(db, {
      kind,
      body,
      createdAt,
      expiresAt: new Date(Date.now() - 60_000),
    })
    const { requests, transport } = aProvider(200)
    expect(await sendOutbox(db, transport, { wait: noWait })).toBe(0)
    expect(requests).toEqual([])
    const row = await read(id)
    expect(row).toMatchObject({ attempts: 0, sentAt: null, lastError: 'not sent in time' })
    expect(row?.failedAt).toBeInstanceOf(Date)
    expect(row?.body).not.toContain('aaaa')
  })

  it('and was written before emails had an expiry is given up after three days', async () => {
    await anOutboxEmail(db, { createdAt: new Date(Date.now() - 4 * 24 * 3_600_000) })
    await anOutboxEmail(db, { createdAt: new Date(Date.now() - 2 * 24 * 3_600_000) })
    expect(await sendOutbox(db, aProvider(200).transport, { wait: noWait })).toBe(1)
  })
})

describe('an email that is held back', () => {
  it('is not sent before its time', async () => {
    await anOutboxEmail(db, { sendAfter: new Date(Date.now() + 60_000) })
    const { requests, transport } = aProvider(200)
    expect(await sendOutbox(db, transport, { wait: noWait })).toBe(0)
    expect(requests).toEqual([])
  })

  it('for a few seconds is sent by the same run', async () => {
    await anOutboxEmail(db, { sendAfter: new Date(Date.now() + 5_000) })
    const { transport } = aProvider(200)
    const waits: number[] = []
    const sentCount = await sendOutbox(db, transport, {
      wait: async (ms) => {
        if (ms <= 1000) return
        waits.push(ms)
        await dueNow()
      },
    })
    expect(sentCount).toBe(1)
    expect(waits).toHaveLength(1)
    expect(waits[0]).toBeGreaterThan(4_000)
  })
})

it('nothing is sent to an address that bounced or complained', async () => {
  await db.insert(emailSuppressions).values({ address: 'asha@example.com', reason: 'bounce' })
  const { id } = await anOutboxEmail(db, { recipient: 'Asha@example.com' })
  const { requests, transport } = aProvider(200)
  expect(await sendOutbox(db, transport, { wait: noWait })).toBe(0)
  expect(requests).toEqual([])
  expect(await read(id)).toMatchObject({ lastError: 'the address bounced or complained', attempts: 0 })
  await db.delete(emailSuppressions)
})
