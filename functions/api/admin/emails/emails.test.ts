import { createHash } from 'node:crypto'
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { siteUrl } from '#built/build.js'
import { emailStates, type EmailTemplate, type ListedEmail } from '#contracts/admin-emails.ts'
import { listRules } from '#contracts/lists.ts'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { anOutboxEmail } from '#tests/builders/outbox.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const { cookie, user: admin } = await aSignedInUser(db, { role: 'admin' })
const path = '/api/admin/emails'
const past = new Date(Date.now() - 60_000)

beforeEach(() => db.delete(outbox))

const anEmail = async (overrides: Partial<typeof outbox.$inferInsert> = {}) =>
  (await anOutboxEmail(db, { subject: 'On a booking', body: 'Secret text.', ...overrides })).id
const list = async (query = '') =>
  (await send(`${path}${query}`, { cookie })).json<{ items: ListedEmail[]; next: string | null }>()
const resend = (id: number) => send(`${path}/${id}/resend`, { json: {}, cookie })

const anEmailOf = {
  waiting: () => anEmail({ attempts: 2, lastError: 'HTTP 500' }),
  sent: () => anEmail({ sentAt: new Date(), attempts: 1 }),
  failed: () => anEmail({ failedAt: new Date(), attempts: 10, lastError: 'HTTP 503' }),
  stale: () => anEmail({ failedAt: new Date(), lastError: 'not sent in time' }),
}

describe('the list', () => {
  it('has the newest first, with what became of each and why, and no text', async () => {
    const ids = await Promise.all([anEmailOf.sent(), anEmailOf.failed()])
    const { items, next } = await list()
    expect(next).toBeNull()
    expect(items.map(({ id }) => id)).toEqual(ids.sort((a, b) => b - a))
    expect(items).toContainEqual({
      id: expect.any(Number),
      recipient: 'asha@example.com',
      subject: 'On a booking',
      state: 'failed',
      attempts: 10,
      lastError: 'HTTP 503',
      createdAt: expect.stringMatching(/Z$/),
      sentAt: null,
      isResendable: true,
    })
    expect(JSON.stringify(items)).not.toContain('Secret text')
  })

  it.each(emailStates)('filters by the state %s', async (state) => {
    for (const one of emailStates) await anEmailOf[one]()
    const { items } = await list(`?state=${state}`)
    expect(items.map((email) => email.state)).toEqual([state])
  })

  it('calls an email stale once it has waited beyond its time without a provider', async () => {
    await anEmail({ expiresAt: past })
    expect((await list('?state=stale')).items).toHaveLength(1)
    expect((await list('?state=waiting')).items).toEqual([])
  })

  it('continues where the last page ended, each email once', async () => {
    for (let n = 0; n < listRules.pageRows + 7; n += 1) await anEmail()
    const first = await list()
    const rest = await list(`?after=${first.next}`)
    expect([first.items.length, rest.items.length, rest.next]).toEqual([listRules.pageRows, 7, null])
    const ids = new Set([...first.items, ...rest.items].map(({ id }) => id))
    expect(ids.size).toBe(listRules.pageRows + 7)
  })

  it.each(['state=gone', 'after=x'])('refuses %s', async (query) => {
    expect((await send(`${path}?${query}`, { cookie })).status).toBe(400)
  })
})

describe('sending again', () => {
  it.each(['failed', 'stale'] as const)('queues an email that is %s, once, and is logged', async (state) => {
    const id = await anEmailOf[state]()
    const statuses = await Promise.all([1, 2, 3].map(async () => (await resend(id)).status))
    expect(statuses.sort()).toEqual([200, 409, 409])
    const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
    expect(row).toMatchObject({ attempts: 0, failedAt: null, lastError: null, sendAfter: null })
    expect(Number(row?.expiresAt)).toBeGreaterThan(Date.now() + 3_600_000)
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, String(id)))
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([['email.resend', admin.id]])
  })

  it('is refused for one that is sent or waiting, and for one whose link is gone', async () => {
    const erasedLink = { failedAt: new Date(), body: 'https://site.example/booking/claim?token=…' }
    const ids = [
      await anEmailOf.sent(),
      await anEmailOf.waiting(),
      await anEmail(erasedLink),
      await anEmail({ kind: 'account-link', expiresAt: past }),
    ]
    for (const id of ids) expect((await resend(id)).status).toBe(409)
    expect((await resend(999_999)).status).toBe(404)
    expect((await list()).items.every(({ isResendable }) => !isResendable)).toBe(true)
  })
})

it('the overview counts what was not sent', async () => {
  for (const state of emailStates) await anEmailOf[state]()
  const stats = await (await send('/api/admin/stats', { cookie })).json()
  expect(stats).toMatchObject({ unsentEmails: 2 })
})

describe('templates', () => {
  const templates = async () =>
    (await send(`${path}/templates`, { cookie })).json<{ templates: EmailTemplate[]; hasProvider: boolean }>()

  it('come with whether a provider is set up, since nothing is sent without one', async () => {
    expect(await templates()).toMatchObject({ hasProvider: false })
  })

  it('are shown with sample data, whole links and the address that answers go to, as text and as HTML', async () => {
    const { templates: all } = await templates()
    expect(all.length).toBeGreaterThan(15)
    for (const { text } of all) expect(text).toContain(`${siteUrl}/`)
    const arrivalTemplate = all.find(({ id }) => id === 'booking-arrived')
    expect(arrivalTemplate).toMatchObject({
      isToAgency: true,
      replyTo: expect.stringContaining('@sample.example'),
    })
    const response = await send(`${path}/templates/password-link/html`, { cookie })
    expect(response.headers.get('content-type')).toContain('text/html')
    const html = await response.text()
    expect(html).toContain(`href="${siteUrl}/auth/reset?token=sample"`)
    const styles = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(styles).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}';`)
    expect((await send(`${path}/templates/constructor/html`, { cookie })).status).toBe(404)
  })

  it('are sent on trial to the administrator who asks and to nobody else, ten times an hour', async () => {
    const test = (id = 'booking-arrived') =>
      send(`${path}/templates/${id}/test`, { json: { to: 'victim@example.com' }, cookie })
    expect((await test('unknown')).status).toBe(404)
    for (let n = 0; n < 10; n += 1) expect((await test()).status).toBe(200)
    const refusedResponse = await test()
    expect(refusedResponse.status).toBe(429)
    expect(refusedResponse.headers.get('retry-after')).toMatch(/^\d+$/)
    const rows = await db.select().from(outbox)
    expect(rows).toHaveLength(10)
    expect(new Set(rows.map(({ recipient }) => recipient))).toEqual(new Set([admin.email]))
    expect(rows[0]?.subject).toMatch(/^\[Test\] /)
  })
})
