import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { cacheKeyOf } from '#platform/pages/edge-cache.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { aCategory, aPost } from '#tests/builders/posts.ts'
import { postAdmin, postBody } from '#tests/worker/admin-posts.ts'
import { addManyPosts } from '#tests/builders/many-posts.ts'
import { send } from '#tests/worker/send.ts'
import { blogTest } from '#tests/worker/needs-pages.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { isPageOn } from '#shared/is-page-on.ts'

const db = openDb(env.DB)
const now = new Date()

beforeEach(async () => {
  await db.delete(posts)
  for (const part of ['', '?part=pages', '?part=posts-1', '?part=posts-2', '?part=posts-3']) {
    await caches.default.delete(cacheKeyOf({ siteUrl, buildId }, `/sitemap.xml${part}`))
  }
})

const open = async (query = '') => (await send(`/sitemap.xml${query}`)).text()
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
const paths = (xml: string) => locations(xml).map((address) => address.replace(/^https?:\/\/[^/]+/, ''))

blogTest(
  'the sitemap is an index whose parts hold every visible post once, a thousand each at most',
  async () => {
    await addManyPosts(env.DB, 2500)
    await createPost(aContext(db, { now }), aPost({ slug: 'hidden', status: 'draft' }))
    const response = await send('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const index = await response.text()
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    expect(paths(index)).toEqual([
      '/sitemap.xml?part=pages',
      '/sitemap.xml?part=posts-1',
      '/sitemap.xml?part=posts-2',
      '/sitemap.xml?part=posts-3',
    ])
    const parts = await Promise.all([1, 2, 3].map((part) => open(`?part=posts-${part}`)))
    expect(parts.map((part) => locations(part).length)).toEqual([1000, 1000, 500])
    const listedPaths = parts.flatMap(paths)
    expect(new Set(listedPaths).size).toBe(2500)
    expect(listedPaths).not.toContain('/blog/hidden')
    expect(parts[0]?.match(/<lastmod>/g)).toHaveLength(1000)
  },
)

blogTest(
  'the part of pages lists what search engines may, the lists page by page, and nothing private',
  async () => {
    await addManyPosts(env.DB, 250, aCategory)
    const listedPaths = paths(await open('?part=pages'))
    expect(listedPaths).toEqual(
      expect.arrayContaining(
        ['/', '/services', '/blog', `/blog/category/${aCategory}`, '/careers'].filter(isPageOn),
      ),
    )
    expect(listedPaths.filter((path) => path.includes('/page/'))).toEqual([
      '/blog/page/2',
      '/blog/page/3',
      `/blog/category/${aCategory}/page/2`,
      `/blog/category/${aCategory}/page/3`,
    ])
    expect(
      listedPaths.filter((path) => /^\/(auth|admin|dashboard|account|newsletter|blog\/search)/.test(path)),
    ).toEqual([])
    expect(new Set(listedPaths).size).toBe(listedPaths.length)
  },
)

blogTest('lastmod is the last save, or the time at which a scheduled post appeared', async () => {
  const savedAt = new Date(Date.UTC(2026, 0, 1))
  const appearedAt = new Date(Date.UTC(2026, 2, 1))
  await createPost(aContext(db, { now: savedAt }), aPost({ slug: 'saved' }))
  await createPost(
    aContext(db, { now: savedAt }),
    aPost({ slug: 'appeared', status: 'scheduled', publishAt: appearedAt }),
  )
  const xml = await open('?part=posts-1')
  expect(xml).toMatch(/\/blog\/saved<\/loc><lastmod>2026-01-01T00:00:00.000Z</)
  expect(xml).toMatch(/\/blog\/appeared<\/loc><lastmod>2026-03-01T00:00:00.000Z</)
  expect(await open()).toMatch(/part=posts-1<\/loc><lastmod>2026-03-01T00:00:00.000Z</)
})

blogTest('a published post is in its part at once, and gone from it when it is deleted', async () => {
  const { create, patch, remove } = await postAdmin()
  await create(postBody({ slug: 'first' }))
  const pathsOfPart = async () => paths(await open('?part=posts-1'))
  expect(await pathsOfPart()).toEqual(['/blog/first'])
  await create(postBody({ slug: 'second' }))
  expect(await pathsOfPart()).toEqual(['/blog/first', '/blog/second'])
  await patch('second', { status: 'draft' })
  expect(await pathsOfPart()).toEqual(['/blog/first'])
  await patch('second', { status: 'published' })
  expect(await pathsOfPart()).toEqual(['/blog/first', '/blog/second'])
  await remove('first')
  expect(await pathsOfPart()).toEqual(['/blog/second'])
})

it.each(['posts-2', 'posts-0', 'posts-01', 'posts--1', 'posts-', 'posts', 'x', '', '../x', 'posts-1e1'])(
  'there is no part %j',
  async (part) => {
    await createPost(aContext(db, { now }), aPost())
    expect((await send(`/sitemap.xml?part=${encodeURIComponent(part)}`)).status).toBe(404)
  },
)

blogTest('an archive is listed once it has a post, and the blog without one', async () => {
  const lists = async () => paths(await open('?part=pages')).filter((path) => path.startsWith('/blog'))
  expect(await lists()).toEqual(['/blog'])
  await createPost(aContext(db, { now }), aPost({ slug: 'first', category: aCategory }))
  await caches.default.delete(cacheKeyOf({ siteUrl, buildId }, '/sitemap.xml?part=pages'))
  expect(await lists()).toEqual(['/blog', `/blog/category/${aCategory}`])
})

it('robots.txt names the index and hides no page from those who must read its noindex', async () => {
  const robots = await (await send('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: https?:\/\/[^/\s]+\/sitemap\.xml$/m)
  expect(robots.match(/^Disallow: (.*)$/gm)).toEqual(['Disallow: /api/'])
})

it('robots.txt keeps no calendar program from the feed of appointments', async () => {
  const lines = (await (await send('/robots.txt')).text()).split('\n')
  // Some parsers take the first rule that fits, others the longest.
  const [allowed, disallowed] = ['Allow: /api/calendar/', 'Disallow: /api/'].map((rule) =>
    lines.indexOf(rule),
  )
  expect(allowed).toBeGreaterThan(0)
  expect(disallowed).toBeGreaterThan(Number(allowed))
})
