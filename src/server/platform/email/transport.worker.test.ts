import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { emailSuppressions, outbox } from '#platform/db/schema/outbox.ts'
import { anIssue, aSubscriber } from '#tests/builders/newsletter.ts'
import { anOutboxEmail } from '#tests/builders/outbox.ts'
import { sendOutbox } from './send-outbox.ts'
import { httpTransport, mailbox, readEmailSettings } from './transport.ts'

const db = openDb(env.DB)
const siteUrl = 'https://site.example'
const noWait = async () => undefined

beforeEach(async () => {
  await db.delete(outbox)
})

const read = async (id: number) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0]

it('without a key there are no email settings; with one, the sender defaults to the site', () => {
  expect(readEmailSettings({}, siteUrl)).toBeUndefined()
  expect(readEmailSettings({ MAIL_KEY: 'k' }, siteUrl)).toMatchObject({
    api: 'resend',
    url: 'https://api.resend.com/emails',
    from: expect.stringContaining('@'),
  })
})

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
  const provider = (...responses: (Response | Error)[]) => {
    const requests: Request[] = []
    const fetcher: typeof fetch = async (input, init) => {
      requests.push(new Request(input, init))
      const response = responses[Math.min(requests.length, responses.length) - 1]
      if (response instanceof Error) throw response
      return response ?? Response.json({ success: true })
    }
    const emailSettings = readEmailSettings(
      { MAIL_KEY: 'k', MAIL_API: api, MAIL_FROM: 'Us <us@site.example>', ...more },
      siteUrl,
    )
    if (!emailSettings) throw new Error('no settings')
    return { requests, transport: httpTransport(emailSettings, fetcher) }
  }

  it('gets an injected header as a part of the text that it was typed into', async () => {
    await anOutboxEmail(db, { subject: 'Hello\r\nBcc: all@evil.example', replyTo: 'a@b.example' })
    const { requests, transport } = provider()
    await sendOutbox(db, transport, { wait: noWait })
    const requestBody = await requests[0]?.json<Record<string, unknown>>()
    expect(Object.keys(requestBody ?? {}).filter((field) => /^b?cc$/i.test(field))).toEqual([])
    expect(requestBody).toMatchObject(
      Object.hasOwn(requestBody ?? {}, 'Subject')
        ? { Subject: 'Hello Bcc: all@evil.example' }
        : { subject: 'Hello Bcc: all@evil.example' },
    )
  })

  it('is told that a program wrote the email, so that no absence notice answers it', async () => {
    await anOutboxEmail(db, {})
    const { requests, transport } = provider()
    await sendOutbox(db, transport, { wait: noWait })
    const { headers, Headers: list } = (await requests[0]?.json<Record<string, unknown>>()) ?? {}
    expect(headers ?? list).toEqual(
      list ? [{ Name: 'Auto-Submitted', Value: 'auto-generated' }] : { 'Auto-Submitted': 'auto-generated' },
    )
  })

  it('gets both texts, the answer address, one-click unsubscribing and the attachment, in its format', async () => {
    await anOutboxEmail(db, {
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
    expect(await sendOutbox(db, transport, { wait: noWait })).toBe(1)
    const [request] = requests
    expect(request?.url).toBe(url)
    expect(request?.headers.get(header)).toBe(value)
    const requestBody = JSON.stringify(await request?.json())
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
      expect(requestBody).toContain(part)
  })

  it('that asks for patience is asked again after that time, and not before', async () => {
    const { id } = await anOutboxEmail(db)
    const { transport } = provider(new Response(null, { status: 429, headers: { 'retry-after': '1800' } }))
    await sendOutbox(db, transport, { wait: noWait })
    const row = await read(id)
    expect(row).toMatchObject({ lastError: 'HTTP 429', failedAt: null })
    expect(Number(row?.sendAfter) - Date.now()).toBeGreaterThan(29 * 60_000)
  })

  it('that answers with a web page has taken nothing, whatever its status', async () => {
    const { id } = await anOutboxEmail(db)
    const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    await sendOutbox(db, provider(page).transport, { wait: noWait })
    expect(await read(id)).toMatchObject({
      attempts: 1,
      sentAt: null,
      failedAt: null,
      lastError: 'answered with a web page',
    })
  })

  it('that fails or breaks the connection is asked again', async () => {
    for (const response of [new Response(null, { status: 500 }), new TypeError('connection reset')]) {
      await db.delete(outbox)
      const { id } = await anOutboxEmail(db)
      await sendOutbox(db, provider(response).transport, { wait: noWait })
      expect(await read(id)).toMatchObject({ attempts: 1, sentAt: null, failedAt: null })
    }
  })
})

it('a provider’s name is read in any case, and another one is no provider: its key must not go to Resend', () => {
  const apiOf = (MAIL_API: string) => readEmailSettings({ MAIL_KEY: 'k', MAIL_API }, siteUrl)?.api
  expect(['Postmark', ' postmark ', ''].map(apiOf)).toEqual(['postmark', 'postmark', 'resend'])
  expect(['sendgrid', 'resend.com', 'constructor'].map(apiOf)).toEqual([undefined, undefined, undefined])
})

it('Cloudflare may refuse an email with the status 200', async () => {
  const { id } = await anOutboxEmail(db)
  const cloudflare = readEmailSettings({ MAIL_KEY: 'k', MAIL_API: 'cloudflare', MAIL_ACCOUNT: 'a' }, siteUrl)
  if (!cloudflare) throw new Error('no settings')
  await sendOutbox(
    db,
    httpTransport(cloudflare, async () => Response.json({ success: false })),
    { wait: noWait },
  )
  expect(await read(id)).toMatchObject({ sentAt: null, lastError: 'rejected by the provider' })
  expect(readEmailSettings({ MAIL_KEY: 'k', MAIL_API: 'cloudflare' }, siteUrl)).toBeUndefined()
})

describe('an address that Cloudflare knows to bounce', () => {
  const cloudflare = readEmailSettings({ MAIL_KEY: 'k', MAIL_API: 'cloudflare', MAIL_ACCOUNT: 'a' }, siteUrl)
  const answering = (result: unknown) => {
    if (!cloudflare) throw new Error('no settings')
    return httpTransport(cloudflare, async () => Response.json({ success: true, result }))
  }

  it('counts as bounced, as it does when a webhook reports it: it gets no further email and no newsletter', async () => {
    const { email } = await aSubscriber(db)
    const issue = await anIssue(db, { state: 'sending', startedAt: new Date(), number: 1 })
    const { id } = await anOutboxEmail(db, { recipient: email, kind: 'newsletter', issueId: issue.id })
    const bounced = { delivered: [], queued: [], permanent_bounces: [email] }
    await sendOutbox(db, answering(bounced), { wait: noWait })
    expect(await read(id)).toMatchObject({ lastError: null, failedAt: null })
    const suppressions = await db.select().from(emailSuppressions)
    expect(suppressions).toMatchObject([{ address: email, reason: 'bounce' }])
    const [subscriber] = await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email))
    expect(subscriber?.unsubscribedAt).toBeInstanceOf(Date)
    const [counted] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, issue.id))
    expect(counted).toMatchObject({ bounced: 1 })

    const next = await anOutboxEmail(db, { recipient: email })
    await sendOutbox(db, answering({ delivered: [email] }), { wait: noWait })
    expect(await read(next.id)).toMatchObject({
      lastError: 'the address bounced or complained',
      sentAt: null,
    })
    await db.delete(emailSuppressions)
  })

  it.each([[undefined], [null], [{}], [{ delivered: ['asha@example.com'], permanent_bounces: [] }]])(
    'is not one that a result does not name: %j',
    async (result) => {
      const { id } = await anOutboxEmail(db)
      await sendOutbox(db, answering(result), { wait: noWait })
      expect((await read(id))?.sentAt).toBeInstanceOf(Date)
      expect(await db.$count(emailSuppressions)).toBe(0)
    },
  )
})

it.each([
  ['Ridge & Sons', 'Ridge & Sons <us@site.example>'],
  ['Ridge, Inc.', '"Ridge, Inc." <us@site.example>'],
  ['The "Ridge" \\ Co', '"The \\"Ridge\\" \\\\ Co" <us@site.example>'],
  ['नेपाल', 'नेपाल <us@site.example>'],
])('the sender %j is one address to every provider', async (name, from) => {
  expect(mailbox(name, 'us@site.example')).toBe(from)
  await anOutboxEmail(db)
  const cloudflare = { MAIL_KEY: 'k', MAIL_API: 'cloudflare', MAIL_ACCOUNT: 'a', MAIL_FROM: from }
  const settings = readEmailSettings(cloudflare, siteUrl)
  if (!settings) throw new Error('no settings')
  const requestBodies: unknown[] = []
  const fetcher: typeof fetch = async (input, init) => {
    requestBodies.push(await new Request(input, init).json())
    return Response.json({ success: true })
  }
  await sendOutbox(db, httpTransport(settings, fetcher), { wait: noWait })
  expect(requestBodies).toMatchObject([{ from: { name, address: 'us@site.example' } }])
})
