import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import { authorPageCopy } from '#content/blog/author-page.ts'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { authors, posts } from '#platform/db/schema/blog.ts'
import { storedPages } from '#platform/db/schema/content.ts'
import { cacheKeyOf } from '#platform/pages/edge-cache.ts'
import { sitemapPartPath } from '#platform/pages/page-subjects.ts'
import { textOf } from '#tests/built/text-of.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'
import { send } from '#tests/worker/send.ts'

needsPages('/blog')

const db = openDb(env.DB)
const author = { slug: 'asha-rai', name: 'Asha Rai', title: 'Strategist', updatedAt: new Date() }
const page = '/blog/author/asha-rai'
const ofAsha = (overrides: Parameters<typeof aPost>[0]) =>
  createPost(aContext(db), aPost({ author: 'Asha Rai', ...overrides }))

beforeEach(async () => {
  await db.delete(posts)
  await db.delete(authors)
  await db.delete(storedPages)
  await db.insert(authors).values(author)
  for (const path of [page, `${page}/page/2`, '/blog/one', sitemapPartPath('pages')]) await forget(path)
})

const forget = (path: string) => caches.default.delete(cacheKeyOf({ siteUrl, buildId }, path))
const open = async (path: string) => {
  await forget(path)
  return (await send(path)).text()
}

it('an author has a page with name, title and articles, which article, head and sitemap lead to', async () => {
  await ofAsha({ slug: 'one', title: 'Counting begins at zero' })
  const html = await open(page)
  expect(textOf(html)).toContain('Asha Rai')
  expect(textOf(html)).toContain('Strategist')
  expect(textOf(html)).toContain(authorPageCopy.count(1))
  expect(html).toContain('href="/blog/one"')
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}${page}">`)
  expect(html).toContain('"@type":"ProfilePage"')
  expect(html).not.toContain('noindex')
  const article = await open('/blog/one')
  expect(article).toContain(`href="${page}"`)
  expect(article).toContain(`"url":"${siteUrl}${page}"`)
  expect(await open(sitemapPartPath('pages'))).toContain(`<loc>${siteUrl}${page}</loc>`)
})

it('an author without public articles has a page that no search engine keeps', async () => {
  await ofAsha({ slug: 'one', status: 'draft' })
  const html = await open(page)
  expect(textOf(html)).toContain(authorPageCopy.empty)
  expect(html).toContain('noindex')
  expect(await open(sitemapPartPath('pages'))).not.toContain('/blog/author/')
})

it.each([
  '/blog/author/nobody',
  '/blog/author/NOBODY',
  '/blog/author/a%00b',
  `${page}/page/2`,
  `${page}/page/x`,
])('%s is not there', async (path) => {
  expect((await send(path)).status).toBe(404)
})

it('the first page has one address', async () => {
  const response = await send(`${page}/page/1?utm_source=x`)
  expect([response.status, response.headers.get('location')]).toEqual([301, `${page}?utm_source=x`])
})

it('a stored page follows its posts and its author', async () => {
  await ofAsha({ slug: 'one', title: 'Before' })
  expect(await open(page)).toContain('Before')
  expect(await open('/blog/one')).toContain('Asha Rai')
  const { cookie } = await aSignedInUser(db, { role: 'editor' })
  const patch = (path: string, json: object) => send(path, { method: 'PATCH', json, cookie })
  await patch('/api/admin/posts/one', { title: 'After' })
  expect(await open(page)).toContain('After')
  await patch('/api/admin/authors/asha-rai', { name: 'Asha Thapa', title: 'Analyst' })
  const renamed = await open(page)
  expect(renamed).toContain('Asha Thapa')
  expect(renamed).toContain('Analyst')
  expect(await open('/blog/one')).toContain('Asha Thapa')
  await patch('/api/admin/posts/one', { author: null })
  expect(textOf(await open(page))).toContain(authorPageCopy.empty)
  await send('/api/admin/authors/asha-rai', { method: 'DELETE', cookie })
  expect((await send(page)).status).toBe(404)
})

it('a post may have the address "author"', async () => {
  await ofAsha({ slug: 'author', title: 'On authors' })
  expect(await open('/blog/author')).toContain('On authors')
})

it('more than a hundred articles go on with further pages', async () => {
  for (let n = 1; n <= 101; n += 1) {
    const date = new Date(Date.UTC(2024, 0, n)).toISOString().slice(0, 10)
    await ofAsha({ slug: `post-${n}`, title: `Post ${n}`, date })
  }
  const first = await open(page)
  expect(first).toContain('href="/blog/post-2"')
  expect(first).not.toContain('href="/blog/post-1"')
  expect(first).toContain(`href="${page}/page/2"`)
  const second = await open(`${page}/page/2`)
  expect(second).toContain('href="/blog/post-1"')
  expect(second).not.toContain('href="/blog/post-2"')
})
