import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { cacheKeyOf } from '#platform/pages/edge-cache.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { aCategory, aPost } from '#tests/builders/posts.ts'
import { send } from '#tests/worker/send.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'

needsPages('/blog')

const db = openDb(env.DB)
const minuteMs = 60_000

vi.setConfig({ testTimeout: 30_000 })

const places: [path: string, sign: string][] = [
  ['/', '/blog/due'],
  ['/blog', '/blog/due'],
  [`/blog/category/${aCategory}`, '/blog/due'],
  ['/blog/neighbor', '/blog/due'],
  ['/blog/feed.xml', '/blog/due<'],
  ['/sitemap.xml?part=posts-1', '/blog/due<'],
  ['/llms.txt', '/blog/due'],
  ['/blog/search?q=marmots', 'href="/blog/due"'],
  ['/api/blog', '"slug":"due"'],
  [`/api/blog?category=${aCategory}`, '"slug":"due"'],
  ['/api/blog/search?q=marmots', '"slug":"due"'],
  ['/api/blog/neighbor', '"slug":"due"'],
]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await db.delete(posts)
})
afterEach(() => vi.useRealTimers())

const shows = async (path: string, sign: string) => (await (await send(path)).text()).includes(sign)

async function schedule(inMs: number, slug = 'due'): Promise<number> {
  const at = Date.now() + inMs
  await createPost(aContext(db), aPost({ slug: 'neighbor', date: '2025-01-01' }))
  const due = aPost({
    slug,
    title: 'Of marmots',
    date: '2025-02-02',
    status: 'scheduled',
    publishAt: new Date(at),
  })
  await createPost(aContext(db), due)
  return at
}

it('a scheduled post is nowhere before its time', async () => {
  await schedule(minuteMs)
  for (const [path, sign] of places) expect(await shows(path, sign), path).toBe(false)
  expect((await send('/blog/due')).status).toBe(404)
  expect((await send('/api/blog/due')).status).toBe(404)
})

it('a minute after its time it is everywhere, although nobody saved anything and copies were made at the last moment', async () => {
  const at = await schedule(3 * minuteMs)
  vi.setSystemTime(at - 1)
  for (const [path, sign] of places) expect(await shows(path, sign), path).toBe(false)
  vi.setSystemTime(at + minuteMs)
  for (const [path, sign] of places) expect(await shows(path, sign), path).toBe(true)
  expect((await send('/blog/due')).status).toBe(200)
})

it('a steady stream of readers sees it within the minute as well', async () => {
  const at = await schedule(3 * minuteMs)
  for (let now = at - 2 * minuteMs; now < at + minuteMs; now += 20_000) {
    vi.setSystemTime(now)
    for (const [path] of places) await (await send(path)).text()
  }
  vi.setSystemTime(at + minuteMs)
  for (const [path, sign] of places) expect(await shows(path, sign), path).toBe(true)
})

it('its own page answers from that moment on', async () => {
  const at = await schedule(minuteMs, 'due-to-the-moment')
  vi.setSystemTime(at - 1)
  expect((await send('/blog/due-to-the-moment')).status).toBe(404)
  vi.setSystemTime(at)
  expect((await send('/blog/due-to-the-moment')).status).toBe(200)
})

it('a post that appears later than it was written has changed when it appeared: on its page, in the feed and in the sitemap', async () => {
  for (const path of ['/blog/feed.xml', '/sitemap.xml?part=posts-1'])
    await caches.default.delete(cacheKeyOf({ siteUrl, buildId }, path))
  const at = await schedule(minuteMs, 'late')
  vi.setSystemTime(at + minuteMs)
  const appearedAt = new Date(at)
  const article = await (await send('/blog/late')).text()
  expect(article).toContain(`"dateModified":"${appearedAt.toISOString()}"`)
  expect(article).toContain(`property="article:modified_time" content="${appearedAt.toISOString()}"`)
  const feed = await (await send('/blog/feed.xml')).text()
  expect(feed).toContain(`<lastBuildDate>${appearedAt.toUTCString()}</lastBuildDate>`)
  const sitemap = await (await send('/sitemap.xml?part=posts-1')).text()
  expect(sitemap).toContain(`/blog/late</loc><lastmod>${appearedAt.toISOString()}</lastmod>`)
})
