import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { clockPath, signClockRequest } from '#shared/clock-signature.ts'
import type { TickResult } from '#domains/upkeep/run-tick.ts'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { clockJobs } from '#platform/db/schema/clock.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { addManyPosts } from '#tests/builders/many-posts.ts'
import { anIssue } from '#tests/builders/newsletter.ts'
import { aCategory, aPost } from '#tests/builders/posts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'
import { send } from '#tests/worker/send.ts'

needsPages('/blog')

const db = openDb(env.DB)
const key = String(env.CLOCK_KEY)
const minuteMs = 60_000
const { cookie } = await aSignedInUser(db, { role: 'admin' })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await db.delete(outbox)
  await db.update(clockJobs).set({ startedAt: null, finishedAt: null, createdAt: new Date() })
})
afterEach(() => vi.useRealTimers())

async function tick(body = '{"hasBackups":false}', by = key, at = Date.now()) {
  const headers = { authorization: await signClockRequest(by, body, at), 'content-type': 'application/json' }
  return send(clockPath, { method: 'POST', body, headers })
}
const rowOf = async (name: 'tick' | 'sweep' | 'backup') =>
  (await db.select().from(clockJobs).where(eq(clockJobs.name, name)))[0]
const clockOfOverview = async () =>
  (await (await send('/api/admin/stats', { cookie })).json<{ clock: unknown }>()).clock

describe('a stranger', () => {
  it.each([
    ['sends no signature', () => send(clockPath, { json: { hasBackups: false } })],
    ['asks with another method', () => send(clockPath)],
    ['signs with another key', () => tick(undefined, 'a guess')],
    ['repeats a request after a minute', () => tick(undefined, key, Date.now() - minuteMs - 1)],
  ])('who %s learns of no endpoint, and nothing runs', async (_, request) => {
    const response = await request()
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'Nothing exists at this address.' })
    expect(await rowOf('tick')).toMatchObject({ finishedAt: null })
  })

  it('who changes the body of a signed request is refused, and an oversized one is not read', async () => {
    const headers = {
      authorization: await signClockRequest(key, '{"hasBackups":false}', Date.now()),
      'content-type': 'application/json',
    }
    const alteredRequest = { method: 'POST', body: '{"hasBackups":true}', headers }
    expect((await send(clockPath, alteredRequest)).status).toBe(404)
    expect((await send(clockPath, { ...alteredRequest, body: ' '.repeat(2000) })).status).toBe(413)
  })
})

describe('a tick', () => {
  it('gives up the emails whose time is over, even where no provider is set', async () => {
    const link = `https://site.example/auth/reset?token=${'a'.repeat(32)}`
    const stale = { recipient: 'a@b.example', subject: 'x', body: link, expiresAt: new Date(Date.now() - 1) }
    await db.insert(outbox).values([stale, { ...stale, expiresAt: new Date(Date.now() + minuteMs) }])
    expect((await tick()).status).toBe(200)
    const rows = await db.select().from(outbox).orderBy(outbox.id)
    expect(rows.map(({ lastError, body }) => [lastError, body.includes('aaaa')])).toEqual([
      ['not sent in time', false],
      [null, true],
    ])
  })

  it('puts a post whose time has come into the lists, and names the pages to render again', async () => {
    await db.delete(posts)
    const publishAt = new Date(Date.now() + minuteMs)
    await createPost(aContext(db), aPost({ slug: 'due', status: 'scheduled', publishAt }))
    expect(await (await send('/blog')).text()).not.toContain('/blog/due')
    expect(await (await tick()).json<TickResult>()).toMatchObject({ pages: [], failed: [] })
    vi.setSystemTime(publishAt)
    const { pages } = await (await tick()).json<TickResult>()
    expect(pages).toEqual(expect.arrayContaining(['/blog/due', '/', '/blog', '/sitemap.xml']))
    expect(await (await send('/blog')).text()).toContain('/blog/due')
    expect(await (await tick()).json<TickResult>()).toMatchObject({ pages: [] })
  })

  it('drops no more pages than a Function may, even when posts and issues are due at once', async () => {
    const publishAt = new Date(Date.now() + 30 * minuteMs)
    await addManyPosts(env.DB, 60, aCategory)
    await createPost(
      aContext(db),
      aPost({ slug: 'due-too', category: aCategory, status: 'scheduled', publishAt }),
    )
    for (const _ of [1, 2, 3]) await anIssue(db, { state: 'scheduled', sendAt: publishAt })
    vi.setSystemTime(publishAt)
    const drop = vi.spyOn(Object.getPrototypeOf(caches.default) as Cache, 'delete')
    onTestFinished(async () => {
      drop.mockRestore()
      await db.delete(newsletterIssues)
    })
    const { pages, failed } = await (await tick()).json<TickResult>()
    expect(failed).toEqual([])
    expect(pages).toEqual(expect.arrayContaining(['/blog/due-too', '/newsletter']))
    expect(drop.mock.calls.length).toBe(pages.length)
    expect(pages.length).toBeLessThanOrEqual(50)
  })

  it('deletes what has expired once an hour', async () => {
    const expiredRow = { key: 'expired', count: 1, resetAt: new Date(Date.now() - 1) }
    const remains = async () =>
      (await db.select().from(rateLimits).where(eq(rateLimits.key, 'expired'))).length
    await db.insert(rateLimits).values(expiredRow)
    await tick()
    expect(await remains()).toBe(0)
    await db.insert(rateLimits).values(expiredRow)
    await tick()
    expect(await remains()).toBe(1)
    vi.setSystemTime(Date.now() + 60 * minuteMs)
    await tick()
    expect(await remains()).toBe(0)
  })

  it('goes on a minute later while more has expired than it deletes at a time', async () => {
    const month = 30 * 24 * 60 * minuteMs
    const sentAt = new Date(Date.now() - month - 1)
    const old = (index: number) =>
      env.DB.prepare(
        "insert into outbox (recipient, subject, body, kind, sent_at) values (?, 'x', 'x', 'newsletter', ?)",
      ).bind(`${index}@b.example`, sentAt.getTime())
    await env.DB.batch(Array.from({ length: 401 }, (_, index) => old(index)))
    for (const [minute, remaining] of [201, 1, 0].entries()) {
      vi.setSystemTime(Date.now() + minuteMs)
      await tick()
      expect(await db.$count(outbox), `minute ${minute}`).toBe(remaining)
    }
    expect(await rowOf('sweep')).toMatchObject({ startedAt: new Date(), finishedAt: new Date() })
  })

  it('may be repeated and sent twice at once', async () => {
    const statuses = await Promise.all([1, 2, 3].map(async () => (await tick()).status))
    expect(statuses).toEqual([200, 200, 200])
  })

  it('notes whether the clock can make backups', async () => {
    await tick('{"hasBackups":true}')
    expect(await rowOf('backup')).toBeDefined()
    await tick()
    expect(await rowOf('backup')).toBeUndefined()
  })
})

it('health names the last run of the clock, or that there was none', async () => {
  const health = async () => (await send('/api/health')).json<{ ok: boolean; clock: string }>()
  expect(await health()).toMatchObject({ ok: true, clock: 'missing' })
  await tick()
  const { clock } = await health()
  expect(new Date(clock).getTime()).toBe(Date.now())
})

it('the overview says that the clock is missing once it has not run for five minutes', async () => {
  expect(await clockOfOverview()).toEqual({ ranAt: null, isMissing: false, hasFailed: false })
  vi.setSystemTime(Date.now() + 5 * minuteMs + 1)
  expect(await clockOfOverview()).toMatchObject({ isMissing: true })
  await tick()
  const ranAt = new Date().toISOString()
  expect(await clockOfOverview()).toEqual({ ranAt, isMissing: false, hasFailed: false })
  vi.setSystemTime(Date.now() + 5 * minuteMs + 1)
  expect(await clockOfOverview()).toEqual({ ranAt, isMissing: true, hasFailed: false })
})
