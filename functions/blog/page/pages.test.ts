import { env } from 'cloudflare:test'
import { beforeAll, expect, it } from 'vitest'
import { notFoundCopy } from '#content/not-found.ts'
import { textOf } from '#tests/built/text-of.ts'
import { buildId, siteUrl } from '#built/build.js'
import { pagesOfPost } from '#domains/blog/pages-of-post.ts'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { postListPath } from '#shared/list-pages.ts'
import { cacheKeyOf } from '#platform/pages/edge-cache.ts'
import { storedPages } from '#platform/db/schema/content.ts'
import { aCategory, aPost, anotherCategory } from '#tests/builders/posts.ts'
import { send } from '#tests/worker/send.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'

needsPages('/blog')

const db = openDb(env.DB)
const total = 205

beforeAll(async () => {
  for (let n = 1; n <= total; n++) {
    const date = new Date(Date.UTC(2024, 0, n)).toISOString().slice(0, 10)
    const category = n <= 150 ? aCategory : anotherCategory
    await createPost(aContext(db), aPost({ slug: `post-${n}`, title: `Post ${n}`, date, category }))
  }
}, 60_000)

const open = async (path: string) => (await send(path)).text()
const listedSlugs = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a[^>]*href="\/blog\/(post-\d+)"/g)].map(([, slug]) => slug)
const slugRange = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, i) => `post-${from - i}`)
const linkHref = (html: string, rel: string) =>
  html.match(new RegExp(`<link[^>]*rel="${rel}"[^>]*>`))?.[0].match(/href="https?:\/\/[^/"]+([^"]*)"/)?.[1]
const anchorHref = (html: string, rel: string) =>
  html.match(new RegExp(`<a[^>]*rel="${rel}"[^>]*>`))?.[0].match(/href="([^"]*)"/)?.[1]

it('the blog shows exactly the posts of /api/blog, a hundred, and leads to the older ones', async () => {
  const response = await send('/api/blog')
  const api: { slug: string }[] = await response.json()
  const html = await open('/blog')
  expect(listedSlugs(html)).toEqual(slugRange(205, 106))
  expect(api.map(({ slug }) => slug)).toEqual(listedSlugs(html))
  expect(response.headers.get('x-total-count')).toBe('205')
  expect([linkHref(html, 'prev'), linkHref(html, 'next')]).toEqual([undefined, '/blog/page/2'])
  expect([anchorHref(html, 'prev'), anchorHref(html, 'next')]).toEqual([undefined, '/blog/page/2'])
})

it('the further pages hold the other posts, each once, and link in both directions', async () => {
  const second = await open('/blog/page/2')
  expect(listedSlugs(second)).toEqual(slugRange(105, 6))
  expect([linkHref(second, 'prev'), linkHref(second, 'next')]).toEqual(['/blog', '/blog/page/3'])
  expect([anchorHref(second, 'prev'), anchorHref(second, 'next')]).toEqual(['/blog', '/blog/page/3'])
  expect(linkHref(second, 'canonical')).toBe('/blog/page/2')
  expect(second).toContain('Page 2 of 3')
  const third = await open('/blog/page/3?utm_source=x')
  expect(listedSlugs(third)).toEqual(slugRange(5, 1))
  expect([linkHref(third, 'prev'), linkHref(third, 'next')]).toEqual(['/blog/page/2', undefined])
  const storedRows = await db.select({ path: storedPages.path }).from(storedPages)
  expect(storedRows.map(({ path }) => path)).toEqual(expect.arrayContaining(['/blog/page/2', '/blog/page/3']))
})

it('the first page has one address', async () => {
  const response = await send('/blog/page/1?utm_source=x')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/blog?utm_source=x'])
  const archive = await send(`/blog/category/${aCategory}/page/1`)
  expect([archive.status, archive.headers.get('location')]).toEqual([301, `/blog/category/${aCategory}`])
})

it.each(['4', '999999', '0', '-1', '01', '2.0', 'two', '1e3', '%32%00', '9'.repeat(30)])(
  'page %j is not there',
  async (n) => {
    for (const path of [`/blog/page/${n}`, `/blog/category/${aCategory}/page/${n}`]) {
      const response = await send(path)
      expect(response.status, path).toBe(404)
      expect(textOf(await response.text())).toContain(notFoundCopy.question)
    }
  },
)

it('an archive of more than a hundred goes on in the same way, in its own category', async () => {
  const first = await open(`/blog/category/${aCategory}`)
  expect(listedSlugs(first)).toEqual(slugRange(150, 51))
  expect(first).toContain('150 articles')
  expect(linkHref(first, 'next')).toBe(`/blog/category/${aCategory}/page/2`)
  const second = await open(`/blog/category/${aCategory}/page/2`)
  expect(listedSlugs(second)).toEqual(slugRange(50, 1))
  expect(linkHref(second, 'prev')).toBe(`/blog/category/${aCategory}`)
  expect((await send(`/blog/category/${anotherCategory}/page/2`)).status).toBe(404)
  expect((await send('/blog/category/nope/page/2')).status).toBe(404)
})

it('the API pages through the posts as well', async () => {
  const slugs = async (query: string) => {
    const list: { slug: string }[] = await (await send(`/api/blog?${query}`)).json()
    return list.map(({ slug }) => slug)
  }
  expect(await slugs('page=3')).toEqual(slugRange(5, 1))
  expect(await slugs('page=4')).toEqual([])
  expect(await slugs('category=seo&page=2')).toEqual(slugRange(50, 1))
  expect((await send('/api/blog?page=0')).status).toBe(400)
  expect((await send('/api/blog?page=x')).status).toBe(400)
})

it("a save purges the list pages within a Function's limit of cache calls", async () => {
  const paths = await pagesOfPost(aContext(db), [
    { slug: 'post-1', category: aCategory },
    { slug: 'renamed', category: anotherCategory },
  ])
  expect(paths).toEqual(
    expect.arrayContaining([
      '/blog/post-1',
      '/blog/renamed',
      '/',
      '/blog',
      '/blog/page/2',
      '/blog/page/3',
      `/blog/category/${aCategory}`,
      `/blog/category/${aCategory}/page/2`,
      '/blog/feed.xml',
      '/sitemap.xml',
      '/blog/post-205',
      postListPath({}),
      postListPath({ category: anotherCategory }),
    ]),
  )
  expect(paths.length).toBeLessThanOrEqual(45)
  expect(new Set(paths).size).toBe(paths.length)
})

it('a post that is published moves the others along on every page', async () => {
  await createPost(aContext(db), aPost({ slug: 'newest', title: 'Newest', date: '2026-01-01' }))
  for (const path of ['/blog', '/blog/page/2', '/blog/page/3']) {
    await caches.default.delete(cacheKeyOf({ siteUrl, buildId }, path))
  }
  expect(listedSlugs(await open('/blog/page/2'))[0]).toBe('post-106')
  expect(listedSlugs(await open('/blog/page/3'))[0]).toBe('post-6')
})
