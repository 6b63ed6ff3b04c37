import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { blogMessages } from '#content/blog/page.ts'
import { notFoundCopy } from '#content/not-found.ts'
import { textOf } from '#tests/built/text-of.ts'
import { buildId, siteUrl } from '#built/build.js'
import { createPost, updatePost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { cacheKeyOf } from '#platform/pages/edge-cache.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { storedPages } from '#platform/db/schema/content.ts'
import { aCategory, aPost, anotherCategory } from '#tests/builders/posts.ts'
import { verifyImagePath } from '#social/sign-path.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { send } from '#tests/worker/send.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'

needsPages('/blog')

const db = openDb(env.DB)
const now = new Date()
const cacheKey = (path: string) => cacheKeyOf({ siteUrl, buildId }, path)

beforeEach(async () => {
  await db.delete(posts)
  await db.delete(storedPages)
  for (const path of ['/', '/blog', '/services']) await caches.default.delete(cacheKey(path))
})

const forget = (path: string) => caches.default.delete(cacheKey(path))
const storedRows = (path: string) => db.select().from(storedPages).where(eq(storedPages.path, path))

const hasStored = (path: string) =>
  vi.waitFor(async () => {
    const rows = await storedRows(path)
    expect(rows).toHaveLength(1)
    expect(await caches.default.match(cacheKey(path)), 'copy at the edge').toBeDefined()
    return rows
  })

it('the social image of an article has the art and the name of the article’s own category', async () => {
  for (const category of [aCategory, anotherCategory]) {
    await createPost(aContext(db, { now }), aPost({ slug: `of-${category}`, category }))
    const html = await (await send(`/blog/of-${category}`)).text()
    const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    const path = new URL(image).pathname
    expect(verifyImagePath(path, env)).toMatchObject({ ok: true, card: { art: category } })
  }
})

it('an article whose title cannot be seen is answered all the same', async () => {
  await createPost(aContext(db, { now }), aPost({ slug: 'unseen', title: '\u200b\u200b' }))
  expect((await send('/blog/unseen')).status).toBe(200)
})

it('an article is finished HTML: text, head and structured data, without running a script', async () => {
  await createPost(aContext(db, { now }), aPost({ slug: 'first-1', title: 'First </script> "quoted"' }))
  const response = await send('/blog/first-1?utm_source=x')
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('<h2 id="some-heading"')
  expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*\/blog\/first-1"/)
  expect(html).toContain('property="article:published_time" content="2025-04-05"')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html.replace(/ (content|alt|title)="[^"]*"/g, '')).not.toContain('First </script>')
  for (const [, data] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)) {
    expect(JSON.parse(data ?? '')).toHaveProperty('@type')
  }
})

it('a page is stored for the first reader and rendered again after the content has changed', async () => {
  await createPost(aContext(db, { now }), aPost({ slug: 'first-2' }))
  await (await send('/blog/first-2')).text()
  await hasStored('/blog/first-2')
  await db.update(storedPages).set({ html: 'the stored page' })
  await forget('/blog/first-2')
  expect(await (await send('/blog/first-2')).text()).toBe('the stored page')
  await updatePost(aContext(db), { slug: 'first-2', patch: { title: 'Another title' } })
  await forget('/blog/first-2')
  expect(await (await send('/blog/first-2')).text()).toContain('Another title')
})

it('ten simultaneous readers of a new page get the same page, stored once', async () => {
  await createPost(aContext(db, { now }), aPost({ slug: 'first-3' }))
  const pages = await Promise.all(
    Array.from({ length: 10 }, async () => (await send('/blog/first-3')).text()),
  )
  expect(new Set(pages).size).toBe(1)
  await hasStored('/blog/first-3')
})

it('a stored page is rendered again when a scheduled post appears on it', async () => {
  const publishAt = new Date(Date.now() + 60_000)
  await createPost(aContext(db, { now }), aPost({ slug: 'soon', status: 'scheduled', publishAt }))
  expect(await (await send('/blog')).text()).not.toContain('/blog/soon')
  await hasStored('/blog')
  await db.update(posts).set({ publishAt: new Date(Date.now() - 1000) })
  await forget('/blog')
  expect(await (await send('/blog')).text()).toContain('/blog/soon')
})

it('an unknown article answers 404 with the blog’s own text and is not stored', async () => {
  const response = await send('/blog/nope')
  expect(response.status).toBe(404)
  const html = await response.text()
  expect(textOf(html)).toContain(blogMessages.notFound)
  expect(textOf(html)).toContain(blogMessages.backToBlog)
  expect(await storedRows('/blog/nope')).toEqual([])
})

it('without the database a cached copy is served, and without a copy a page that says so', async () => {
  await createPost(aContext(db, { now }), aPost({ slug: 'first-6' }))
  const firstHtml = await (await send('/blog/first-6')).text()
  await hasStored('/blog/first-6')
  await env.DB.exec('alter table site_content rename to gone')
  const copy = await caches.default.match(cacheKey('/blog/first-6'))
  if (copy) {
    const old = new Response(copy.body, copy)
    old.headers.set('x-stored-at', String(Date.now() - 3_600_000))
    await caches.default.put(cacheKey('/blog/first-6'), old)
  }
  const responses = [await send('/blog/first-6'), await send('/services')]
  await env.DB.exec('alter table gone rename to site_content')
  expect(responses.map(({ status }) => status)).toEqual([200, 503])
  expect(await responses[0]?.text()).toBe(firstHtml)
  expect(await responses[1]?.text()).toContain('not available right now')
  expect(takeLoggedErrors()).toHaveLength(2)
})

it('a reader who has the page already gets 304', async () => {
  const first = await send('/blog')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\//)
  expect((await send('/blog', { headers: { 'if-none-match': etag } })).status).toBe(304)
})

it('a write to a page answers 405', async () => {
  const response = await send('/blog', { method: 'POST' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toContain('GET')
})

it('an archive holds the posts of its category only, and an unknown one is the not-found screen', async () => {
  await createPost(aContext(db, { now }), aPost({ slug: 'first-9', category: aCategory }))
  await createPost(aContext(db, { now }), aPost({ slug: 'second', category: anotherCategory }))
  await forget(`/blog/category/${aCategory}`)
  const html = await (await send(`/blog/category/${aCategory}`)).text()
  expect(html).toContain('/blog/first-9')
  expect(html).not.toContain('href="/blog/second"')
  const response = await send('/blog/category/nope')
  expect(response.status).toBe(404)
  expect(textOf(await response.text())).toContain(notFoundCopy.question)
})
