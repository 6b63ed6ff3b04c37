import { env } from 'cloudflare:test'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { siteContent, storedPages } from '#platform/db/schema/content.ts'
import { addServices } from '#tests/builders/services.ts'
import { addJob } from '#tests/builders/stored-jobs.ts'
import { aCategory, aPost } from '#tests/builders/posts.ts'
import { breakDatabase } from '#tests/worker/break-database.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { send } from '#tests/worker/send.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'

needsPages('/blog')

const db = openDb(env.DB)
const hourMs = 3_600_000
const keptPaths = [
  '/',
  '/blog',
  '/blog/kept',
  `/blog/category/${aCategory}`,
  '/blog/feed.xml',
  '/sitemap.xml',
  '/sitemap.xml?part=posts-1',
  '/services',
  '/careers',
]

beforeAll(async () => {
  await addServices(db)
  await addJob(db)
  await createPost(aContext(db), aPost({ slug: 'kept', title: 'A kept article' }))
})
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const bodyOf = async (path: string) => (await send(path)).text()

/** Waits for the write that follows the response, which would otherwise fail during the next test. */
async function storedBodyOf(path: string) {
  const body = await bodyOf(path)
  const whereCurrent = and(eq(storedPages.path, path), eq(storedPages.revision, siteContent.revision))
  if (body.startsWith('<!doctype html>'))
    await vi.waitFor(async () => {
      expect(
        await db.select({ path: storedPages.path }).from(storedPages).innerJoin(siteContent, whereCurrent),
      ).toHaveLength(1)
    })
  return body
}

describe('while the database cannot be reached', () => {
  it.each(keptPaths.filter(isPageOn))(
    'the cached copy of %s is served, however old, and the failure is logged',
    async (path) => {
      const before = await storedBodyOf(path)
      vi.setSystemTime(Date.now() + 5 * hourMs)
      breakDatabase()
      const response = await send(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(before)
      expect(takeLoggedErrors().join()).toContain('an old copy answers for the database')
    },
  )

  it('a fresh copy is served without a query', async () => {
    const before = await storedBodyOf('/blog')
    breakDatabase()
    expect(await bodyOf('/blog')).toBe(before)
  })

  it('once it is back, the next reader gets the current page', async () => {
    await storedBodyOf('/blog')
    vi.setSystemTime(Date.now() + 5 * hourMs)
    const mend = breakDatabase()
    await bodyOf('/blog')
    takeLoggedErrors()
    mend()
    await createPost(aContext(db), aPost({ slug: 'written-meanwhile' }))
    expect(await storedBodyOf('/blog')).toContain('/blog/written-meanwhile')
  })

  it.each([
    '/blog/never-read',
    '/blog/page/2',
    '/blog/search?q=crawl',
    '/newsletter/unsubscribe?token=abcdefghijklmnopqrstuvwxyz234567',
  ])('%s, of which there is no copy, says so in words and when to come back', async (path) => {
    breakDatabase()
    const response = await send(path)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    const html = await response.text()
    expect(html).toContain('This page is not available right now')
    expect(html).not.toContain('D1_ERROR')
    expect(takeLoggedErrors()).toHaveLength(1)
  })

  it.each(['/api/blog', '/api/blog/kept', '/api/blog/search?q=crawl', '/api/content'])(
    '%s answers 500 with a message and nothing of the database',
    async (path) => {
      breakDatabase()
      const response = await send(path)
      expect(response.status).toBe(500)
      expect(await response.json()).toEqual({ message: 'Something went wrong', id: expect.any(String) })
      expect(takeLoggedErrors()).toHaveLength(1)
    },
  )

  it('a newsletter sign-up does not report success', async () => {
    breakDatabase()
    const response = await send('/api/newsletter', { json: { email: 'a@example.com' } })
    expect([response.status, await response.json()]).toEqual([
      500,
      { message: 'Something went wrong', id: expect.any(String) },
    ])
    expect(takeLoggedErrors()).toHaveLength(1)
  })

  it('the broken database reaches the Functions', async () => {
    breakDatabase()
    await expect(env.DB.prepare('select 1').run()).rejects.toThrow('Network connection lost')
  })
})
