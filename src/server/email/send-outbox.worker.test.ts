// Covers src/server/email/email-kinds.ts, src/server/email/mailer.ts, src/server/email/providers.ts,
// src/server/email/transport.ts and src/server/email/without-tokens.ts.

import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { linkTtlSeconds } from '#server/auth/email-links.ts'
import { openDb } from '#server/db/open.ts'
import { emailSuppressions, outbox } from '#server/db/schema/outbox.ts'
import { sendOutbox, attemptsMax } from './send-outbox.ts'
import { outboxMailer } from './mailer.ts'
import type { EmailSettings } from './providers.ts'
import { httpTransport, readEmailSettings, type Transport } from './transport.ts'

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

async function anEmail(overrides: Partial<typeof outbox.$inferInsert> = {}) {
  const email = { recipient: 'asha@example.com', subject: 'Hello', body: 'An email.\n', ...overrides }
  const [row] = await db.insert(outbox).values(email).returning()
  if (!row) throw new Error('the email was not inserted')
  return row
}

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
    const { id } = await anEmail({ body: `Here:\n${link}${'a'.repeat(32)}\n` })
    const { requests, transport } = aProvider(200)
    expect(await sendOutbox(db, transport, noWait)).toBe(1)
    expect(await sendOutbox(db, transport, noWait)).toBe(0)
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
    for (let index = 0; index < 15; index += 1) await anEmail({ subject: `Mail ${index}` })
    const { requests, transport } = aProvider(200)
    const counts = await Promise.all([1, 2, 3, 4].map(() => sendOutbox(db, transport, noWait)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(15)
    expect(new Set(requests.map(({ body }) => body.subject)).size).toBe(15)
    expect(requests).toHaveLength(15)
  })

  it('is retried after a pause with the same key when the provider fails', async () => {
    const { id } = await anEmail()
    const { requests, transport } = aProvider(500, 429, 200)
    await sendOutbox(db, transport, noWait)
    const failed = await read(id)
    expect(failed).toMatchObject({ attempts: 1, lastError: 'HTTP 500', sentAt: null, failedAt: null })
    expect((failed?.sendAfter?.getTime() ?? 0) - Date.now()).toBeGreaterThan(50_000)
    await sendOutbox(db, transport, noWait)
    expect(requests).toHaveLength(1)
    await dueNow()
    await sendOutbox(db, transport, noWait)
    const paused = (await read(id))?.sendAfter?.getTime() ?? 0
    expect(paused - Date.now()).toBeGreaterThan(3.5 * 60_000)
    await dueNow()
    expect(await sendOutbox(db, transport, noWait)).toBe(1)
    expect(await read(id)).toMatchObject({ attempts: 3, lastError: null })
    expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  it('is given up after ten attempts in almost 23 hours', async () => {
    const { id } = await anEmail()
    const { requests, transport } = aProvider(503)
    let pausesMs = 0
    for (let attempt = 1; attempt <= attemptsMax + 2; attempt += 1) {
      await sendOutbox(db, transport, noWait)
      const next = (await read(id))?.sendAfter?.getTime() ?? 0
      if (attempt < attemptsMax) pausesMs += next - Date.now()
      await dueNow()
    }
    expect(requests).toHaveLength(attemptsMax)
    expect(Math.round(pausesMs / 3_600_000)).toBe(23)
    expect((await read(id))?.failedAt).toBeInstanceOf(Date)
  })

  it('is given up at once when the provider rejects it, and the stored reason names nobody', async () => {
    const { id } = await anEmail()
    await sendOutbox(db, aProvider(422).transport, noWait)
    const row = await read(id)
    expect(row).toMatchObject({ attempts: 1, lastError: 'HTTP 422' })
    expect(row?.failedAt).toBeInstanceOf(Date)
  })

  it('waits for its next attempt when the provider answers late or not at all', async () => {
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    const late = await anEmail()
    await sendOutbox(db, httpTransport(settings, silent, 20), noWait)
    expect(await read(late.id)).toMatchObject({ lastError: 'no answer in time', failedAt: null })
    await db.delete(outbox)
    const lost = await anEmail()
    const broken: typeof fetch = async () => {
      throw new TypeError('connection to asha@example.com lost')
    }
    await sendOutbox(db, httpTransport(settings, broken), noWait)
    expect(await read(lost.id)).toMatchObject({ lastError: 'not reached', failedAt: null })
  })
})

describe('a backlog', () => {
  it('of sixty emails is sent by one run', async () => {
    for (let index = 0; index < 60; index += 1) await anEmail({ subject: `Cancelled ${index}` })
    const { requests, transport } = aProvider(200)
    expect(await sendOutbox(db, transport, noWait)).toBe(60)
    expect(requests).toHaveLength(60)
  })

  it('does not hold up a password link', async () => {
    for (let index = 0; index < 15; index += 1) await anEmail({ subject: `News ${index}` })
    await anEmail({ subject: 'A notice of the account', kind: 'account-notice' })
    await anEmail({ subject: 'Choose a new password', kind: 'account-link' })
    const { requests, transport } = aProvider(200)
    await sendOutbox(db, transport, noWait)
    const subjects = requests.map(({ body }) => body.subject)
    expect(new Set(subjects.slice(0, 10))).toContain('Choose a new password')
    expect(new Set(subjects.slice(0, 10))).toContain('A notice of the account')
    expect(subjects).toHaveLength(17)
  })

  it('leaves the rest to the next run when the provider answers slowly', async () => {
    for (let index = 0; index < 25; index += 1) await anEmail()
    vi.useFakeTimers({ toFake: ['Date'] })
    const slow: Transport = async () => {
      vi.setSystemTime(Date.now() + 1000)
      return { ok: true }
    }
    const sent = await sendOutbox(db, slow, noWait)
    vi.useRealTimers()
    expect(sent).toBe(20)
  })
})

describe('an email that was not sent in time', () => {
  it.each([
    ['a password link', 'account-link', 31],
    ['other news', 'notice', 3 * 24 * 60 + 1],
  ] as const)('is given up unsent: %s', async (_, kind, minutes) => {
    const createdAt = new Date(Date.now() - minutes * 60_000)
    const body = `Here:\nhttps://site.example/auth/reset?token=${'a'.repeat(32)}\n`
    const { id } = await anEmail({ kind, body, createdAt, expiresAt: new Date(Date.now() - 60_000) })
    const { requests, transport } = aProvider(200)
    expect(await sendOutbox(db, transport, noWait)).toBe(0)
    expect(requests).toEqual([])
    const row = await read(id)
    expect(row).toMatchObject({ attempts: 0, sentAt: null, lastError: 'not sent in time' })
    expect(row?.failedAt).toBeInstanceOf(Date)
    expect(row?.body).not.toContain('aaaa')
  })

  it('and was written before emails had an expiry is given up after three days', async () => {
    await anEmail({ createdAt: new Date(Date.now() - 4 * 24 * 3_600_000) })
    await anEmail({ createdAt: new Date(Date.now() - 2 * 24 * 3_600_000) })
    expect(await sendOutbox(db, aProvider(200).transport, noWait)).toBe(1)
  })

  it('is written with its expiry: half an hour for a password link, three days for news', async () => {
    const mailer = outboxMailer(db)
    const email = { to: 'asha@example.com', subject: 'x', body: 'x' }
    await mailer.queue({ ...email, kind: 'account-link' }, sql`1`)
    await mailer.queue({ ...email, kind: 'notice' }, sql`1`)
    const rows = await db.select().from(outbox).orderBy(outbox.id)
    const lifetimes = rows.map(({ createdAt, expiresAt }) => Number(expiresAt) - Number(createdAt))
    expect(lifetimes).toEqual([linkTtlSeconds * 1000, 3 * 24 * 3_600_000])
  })
})

describe('an email that is held back', () => {
  it('is not sent before its time', async () => {
    await anEmail({ sendAfter: new Date(Date.now() + 60_000) })
    const { requests, transport } = aProvider(200)
    expect(await sendOutbox(db, transport, noWait)).toBe(0)
    expect(requests).toEqual([])
  })

  it('for a few seconds is sent by the same run', async () => {
    await anEmail({ sendAfter: new Date(Date.now() + 5_000) })
    const { transport } = aProvider(200)
    const waits: number[] = []
    const sent = await sendOutbox(db, transport, async (ms) => {
      waits.push(ms)
      await dueNow()
    })
    expect(sent).toBe(1)
    expect(waits[0]).toBeGreaterThan(4_000)
  })
})

it('without a key there are no email settings; with one, the sender defaults to the site', () => {
  expect(readEmailSettings({}, siteUrl)).toBeUndefined()
  expect(readEmailSettings({ MAIL_KEY: 'k' }, siteUrl)).toMatchObject({
    api: 'resend',
    url: 'https://api.resend.com/emails',
    from: expect.stringContaining('@'),
  })
})

const siteUrl = 'https://site.example'

describe.each([
  ['resend', {}, 'https://api.resend.com/emails', 'authorization', 'Bearer k'],
  ['postmark', {}, 'https://api.postmarkapp.com/email', 'x-postmark-server-token', 'k'],
  [
    'cloudflare',
    { MAIL_ACCOUNT: 'abc' },
    'https://api.cloudflare.com/client/v4/accounts/abc/email/sending/send',
    'authorization',
    'Bearer k',
  ],
] as const)('%s', (api, more, url, header, value) => {
  const provider = (...answers: (Response | Error)[]) => {
    const requests: Request[] = []
    const fetcher: typeof fetch = async (input, init) => {
      requests.push(new Request(input, init))
      const answer = answers[Math.min(requests.length, answers.length) - 1]
      if (answer instanceof Error) throw answer
      return answer ?? Response.json({ success: true })
    }
    const found = readEmailSettings(
      { MAIL_KEY: 'k', MAIL_API: api, MAIL_FROM: 'Us <us@site.example>', ...more },
      siteUrl,
    )
    if (!found) throw new Error('no settings')
    return { requests, transport: httpTransport(found, fetcher) }
  }

  it('gets both texts, the answer address, one-click unsubscribing and the attachment, in its format', async () => {
    await anEmail({
      body: 'An email.\n\nHere:\nhttps://site.example/newsletter/confirm?token=x\n',
      subject: 'Two\nlines',
      replyTo: 'lead@example.com',
      unsubscribeUrl: 'https://site.example/newsletter/unsubscribe?token=y',
      attachment: {
        name: 'a.ics',
        type: 'text/calendar; method=REQUEST; charset=utf-8',
        content: 'BEGIN:VCALENDAR é',
      },
    })
    const { requests, transport } = provider()
    expect(await sendOutbox(db, transport, noWait)).toBe(1)
    const [request] = requests
    expect(request?.url).toBe(url)
    expect(request?.headers.get(header)).toBe(value)
    const sent = JSON.stringify(await request?.json())
    for (const part of [
      'us@site.example',
      'asha@example.com',
      'lead@example.com',
      'An email.',
      '<!doctype html>',
      'Two lines',
      'List-Unsubscribe-Post',
      'List-Unsubscribe=One-Click',
      '<https://site.example/newsletter/unsubscribe?token=y>',
      'a.ics',
      'text/calendar; method=REQUEST',
      Buffer.from('BEGIN:VCALENDAR é').toString('base64'),
    ])
      expect(sent).toContain(part)
  })

  it('that asks for patience is asked again after that time, and not before', async () => {
    const { id } = await anEmail()
    const { transport } = provider(new Response(null, { status: 429, headers: { 'retry-after': '1800' } }))
    await sendOutbox(db, transport, noWait)
    const row = await read(id)
    expect(row).toMatchObject({ lastError: 'HTTP 429', failedAt: null })
    expect(Number(row?.sendAfter) - Date.now()).toBeGreaterThan(29 * 60_000)
  })

  it('that fails or breaks the connection is asked again', async () => {
    for (const answer of [new Response(null, { status: 500 }), new TypeError('connection reset')]) {
      await db.delete(outbox)
      const { id } = await anEmail()
      await sendOutbox(db, provider(answer).transport, noWait)
      expect(await read(id)).toMatchObject({ attempts: 1, sentAt: null, failedAt: null })
    }
  })
})

it('Cloudflare may refuse an email with the status 200', async () => {
  const { id } = await anEmail()
  const cloudflare = readEmailSettings({ MAIL_KEY: 'k', MAIL_API: 'cloudflare', MAIL_ACCOUNT: 'a' }, siteUrl)
  if (!cloudflare) throw new Error('no settings')
  await sendOutbox(
    db,
    httpTransport(cloudflare, async () => Response.json({ success: false })),
    noWait,
  )
  expect(await read(id)).toMatchObject({ sentAt: null, lastError: 'rejected by the provider' })
  expect(readEmailSettings({ MAIL_KEY: 'k', MAIL_API: 'cloudflare' }, siteUrl)).toBeUndefined()
})

it('nothing is sent to an address that bounced or complained', async () => {
  await db.insert(emailSuppressions).values({ address: 'asha@example.com', reason: 'bounce' })
  const { id } = await anEmail({ recipient: 'Asha@example.com' })
  const { requests, transport } = aProvider(200)
  expect(await sendOutbox(db, transport, noWait)).toBe(0)
  expect(requests).toEqual([])
  expect(await read(id)).toMatchObject({ lastError: 'the address bounced or complained', attempts: 0 })
  await db.delete(emailSuppressions)
})
