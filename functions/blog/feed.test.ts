import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import { createPost, updatePost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { cacheKeyOf } from '#platform/pages/edge-cache.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { addManyPosts } from '#tests/builders/many-posts.ts'
import { aCategory, aPost } from '#tests/builders/posts.ts'
import { send } from '#tests/worker/send.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'

needsPages('/blog')

const db = openDb(env.DB)
const now = new Date()
const day = (offsetDays: number) => new Date(Date.UTC(2026, 5, 1 + offsetDays)).toISOString().slice(0, 10)

beforeEach(async () => {
  await db.delete(posts)
  await caches.default.delete(cacheKeyOf({ siteUrl, buildId }, '/blog/feed.xml'))
})

it('the feed carries the newest fifty, in full, and nothing that readers cannot see', async () => {
  for (let n = 0; n < 52; n++)
    await createPost(aContext(db, { now }), aPost({ slug: `post-${n}`, date: day(n) }))
  await createPost(aContext(db, { now }), aPost({ slug: 'draft', status: 'draft', date: day(60) }))
  const response = await send('/blog/feed.xml')
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const feed = await response.text()
  const links = [...feed.matchAll(/<item>.*?<link>https?:\/\/[^/<]+\/blog\/(.*?)<\/link>/gs)].map(
    ([, slug]) => slug,
  )
  expect(links).toHaveLength(50)
  expect([links[0], links[49]]).toEqual(['post-51', 'post-2'])
  expect(feed.match(/<content:encoded><!\[CDATA\[<p>A first paragraph\./g)).toHaveLength(50)
  expect(feed).not.toContain('draft')
})

it('links and pictures of a post are absolute in the feed', async () => {
  await createPost(
    aContext(db, { now }),
    aPost({
      slug: 'linked',
      content: '[in](/services) [out](https://example.com/x) ![map](/map.png)\n\nNote[^1]\n\n[^1]: Source.',
    }),
  )
  const feed = await (await send('/blog/feed.xml')).text()
  const content = feed.match(/<content:encoded><!\[CDATA\[(.*?)\]\]>/s)?.[1] ?? ''
  const addresses = [...content.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThanOrEqual(4)
  expect(addresses.filter((address) => !URL.canParse(address))).toEqual([])
  expect(content).toMatch(/href="https?:\/\/[^/]+\/services"/)
  expect(content).toMatch(/href="https?:\/\/[^/]+\/blog\/linked#fn1"/)
})

it('feed readers know a post by what they first saw, whatever its slug is, and no other post by the same', async () => {
  const rename = (slug: string, to: string) =>
    updatePost(aContext(db, { now }), { slug, patch: { slug: to } })
  await createPost(aContext(db, { now }), aPost({ slug: 'first', date: day(3) }))
  await rename('first', 'second')
  await rename('second', 'third')
  await createPost(aContext(db, { now }), aPost({ slug: 'first', date: day(2) }))
  await createPost(aContext(db, { now }), aPost({ slug: 'unseen', status: 'draft', date: day(1) }))
  await rename('unseen', 'seen')
  await updatePost(aContext(db, { now }), { slug: 'seen', patch: { status: 'published' } })
  const feed = await (await send('/blog/feed.xml')).text()
  const items = [
    ...feed.matchAll(/<link>[^<]*\/blog\/([^/<]+)<\/link>\s*<guid[^>]*>[^<]*\/blog\/([^<]+)<\/guid>/g),
  ]
  expect(items.map(([, slug, id]) => [slug, id])).toEqual([
    ['third', 'first'],
    ['first', `first@${now.getTime()}`],
    ['seen', 'seen'],
  ])
})

it('every page of the blog announces the feed', async () => {
  await addManyPosts(env.DB, 101, aCategory)
  const pages = [
    '/blog',
    '/blog/page/2',
    `/blog/category/${aCategory}`,
    `/blog/category/${aCategory}/page/2`,
    '/blog/search?q=post',
  ]
  await createPost(aContext(db, { now }), aPost({ slug: 'announcing' }))
  for (const path of [...pages, '/blog/announcing']) {
    const html = await (await send(path)).text()
    const [link = ''] = html.match(/<link[^>]*type="application\/rss\+xml"[^>]*>/) ?? []
    expect(link, path).toMatch(/rel="alternate"/)
    expect(link, path).toMatch(/href="https?:\/\/[^/"]+\/blog\/feed\.xml"/)
  }
})
