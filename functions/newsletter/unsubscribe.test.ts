import { unsubscribePageCopy } from '#content/newsletter/copy.ts'
import { env } from 'cloudflare:test'
import { desc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { createToken } from '#platform/crypto/token.ts'
import { send } from '#tests/worker/send.ts'
import { newestToken } from '#tests/builders/outbox.ts'

const db = openDb(env.DB)
const noToken = 'a'.repeat(32)

beforeEach(() => db.delete(newsletterSubscribers))

async function aSubscriber(email = 'reader@example.com') {
  await db.insert(newsletterSubscribers).values({ email, unsubscribeToken: createToken() })
  return row(email)
}
async function row(email = 'reader@example.com') {
  const rows = await db.select().from(newsletterSubscribers)
  const subscriber = rows.find((candidate) => candidate.email === email)
  if (!subscriber) throw new Error(`${email} is not there`)
  return subscriber
}
const link = (token: string) => `/newsletter/unsubscribe?token=${token}`
const heading = (html: string) => html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]

it('opening the link only asks, because email scanners open links', async () => {
  const { unsubscribeToken } = await aSubscriber()
  const response = await send(link(unsubscribeToken))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  const html = await response.text()
  expect(heading(html)).toBe(unsubscribePageCopy.askTitle)
  expect(html).toContain('r…@example.com')
  expect(html).not.toContain('reader@example.com')
  expect(html).toMatch(/<form[^>]*method="post"/)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect((await row()).unsubscribedAt).toBeNull()
})

it('the form unsubscribes without a sign-in; sending it again changes nothing', async () => {
  const { unsubscribeToken: token } = await aSubscriber()
  const first = await send('/newsletter/unsubscribe', { form: { token } })
  expect([first.status, heading(await first.text())]).toEqual([200, unsubscribePageCopy.doneTitle])
  const { unsubscribedAt } = await row()
  expect(unsubscribedAt).toBeInstanceOf(Date)
  const second = await send('/newsletter/unsubscribe', { form: { token } })
  expect([second.status, heading(await second.text())]).toEqual([200, unsubscribePageCopy.doneTitle])
  expect((await row()).unsubscribedAt).toEqual(unsubscribedAt)
  expect(heading(await (await send(link(token))).text())).toBe(unsubscribePageCopy.doneTitle)
})

describe('the one-click button of an email client (RFC 8058)', () => {
  it('sends to the link itself, urlencoded or as multipart', async () => {
    const { unsubscribeToken } = await aSubscriber()
    const one = await send(link(unsubscribeToken), { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(one.status).toBe(200)
    expect((await row()).unsubscribedAt).not.toBeNull()

    const other = await aSubscriber('other@example.com')
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    expect((await send(link(other.unsubscribeToken), { body })).status).toBe(200)
    expect((await row('other@example.com')).unsubscribedAt).not.toBeNull()
  })

  it('is in the confirmation email, and ends a sign-up that nobody has confirmed', async () => {
    await send('/api/newsletter', { json: { email: 'new@example.com' } })
    const [email] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1)
    const { pathname, search } = new URL(email?.unsubscribeUrl ?? '')
    expect(pathname + search).toBe(link((await row('new@example.com')).unsubscribeToken))
    const one = await send(pathname + search, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(one.status).toBe(200)
    expect(await row('new@example.com')).toMatchObject({ isConfirmed: false, confirmTokenHash: null })
  })

  it('another site cannot send it from a visitor’s browser', async () => {
    const { unsubscribeToken } = await aSubscriber()
    const headers = { origin: 'https://evil.example' }
    const response = await send(link(unsubscribeToken), {
      form: { 'List-Unsubscribe': 'One-Click' },
      headers,
    })
    expect(response.status).toBe(403)
    expect((await row()).unsubscribedAt).toBeNull()
  })
})

it.each(['', noToken, 'x', '%00', "' or 1=1 --", 'A'.repeat(32), 'a'.repeat(5000)])(
  'a link of nobody says so with 404, opened and sent: %j',
  async (token) => {
    await aSubscriber()
    const encodedToken = encodeURIComponent(token)
    const pageResponse = await send(`/newsletter/unsubscribe?token=${encodedToken}`)
    const formResponse = await send('/newsletter/unsubscribe', { form: { token: token.slice(0, 1000) } })
    for (const response of [pageResponse, formResponse]) {
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(heading(await response.text())).toBe(unsubscribePageCopy.brokenTitle)
    }
    expect((await row()).unsubscribedAt).toBeNull()
  },
)

it('only the link in the email brings back somebody who left, and the old link still unsubscribes', async () => {
  const { unsubscribeToken: token } = await aSubscriber()
  await send('/newsletter/unsubscribe', { form: { token } })
  const again = await send('/api/newsletter', {
    json: { email: 'reader@example.com' },
    address: '203.0.113.80',
  })
  expect(again.status).toBe(200)
  expect((await row()).unsubscribedAt).toBeInstanceOf(Date)
  expect((await send('/newsletter/confirm', { form: { token: await newestToken(db) } })).status).toBe(200)
  expect((await row()).unsubscribedAt).toBeNull()
  expect(heading(await (await send(link(token))).text())).toBe(unsubscribePageCopy.askTitle)
  expect(await db.select().from(newsletterSubscribers)).toHaveLength(1)
})

it('a body that is too large is refused, and other methods answer 405', async () => {
  const large = await send('/newsletter/unsubscribe', { form: { token: 'a'.repeat(10_000) } })
  expect([large.status, await large.text()]).toEqual([
    413,
    expect.stringContaining('The request is larger than 4 KB.'),
  ])
  const put = await send('/newsletter/unsubscribe', { method: 'PUT' })
  expect([put.status, put.headers.get('allow')]).toEqual([405, expect.stringContaining('POST')])
})
