import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { postCategories } from '#contracts/blog.ts'
import { coverSvg } from '#domains/blog/cover-svg.ts'
import { postListPath } from '#shared/list-pages.ts'
import { createPost } from '#domains/blog/save-post.ts'
import { buildId, siteUrl } from '#built/build.js'
import { cacheKeyOf } from '#platform/pages/edge-cache.ts'
import { openDb } from '#platform/db/open.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { aCategory, aPost, anotherCategory, thirdCategory } from '#tests/builders/posts.ts'
import { send } from '#tests/worker/send.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'

needsPages('/blog')

const db = openDb(env.DB)
const now = new Date()
const hourMs = 3_600_000
const publish = (overrides: Parameters<typeof aPost>[0] = {}) =>
  createPost(aContext(db, { now }), aPost(overrides))

beforeEach(async () => {
  await db.delete(posts)
  for (const query of ['', 'before=2025-02-01', `category=${thirdCategory}`]) await forgetList(query)
})

function forgetList(query: string) {
  const { before, category } = Object.fromEntries(new URLSearchParams(query))
  const which = { before, category: postCategories.find((name) => name === category) }
  return caches.default.delete(cacheKeyOf({ siteUrl, buildId }, postListPath(which)))
}

async function slugs(path = '/api/blog'): Promise<string[]> {
  const list: { slug: string }[] = await (await send(path)).json()
  return list.map(({ slug }) => slug)
}

it('the list has published posts and scheduled ones whose time has come, newest first', async () => {
  await publish({ slug: 'older', date: '2025-04-05' })
  await publish({ slug: 'newer', date: '2025-06-01' })
  await publish({
    slug: 'due',
    date: '2025-05-01',
    status: 'scheduled',
    publishAt: new Date(Date.now() - hourMs),
  })
  await publish({ slug: 'not-yet', status: 'scheduled', publishAt: new Date(Date.now() + hourMs) })
  await publish({ slug: 'draft', status: 'draft' })
  await publish({ slug: 'archived', status: 'archived' })
  expect(await slugs()).toEqual(['newer', 'due', 'older'])
  expect((await send('/api/blog/not-yet')).status).toBe(404)
  expect((await send('/api/blog/draft')).status).toBe(404)
})

it('a post has its markdown and what was rendered from it, and omits empty fields', async () => {
  await publish({ slug: 'whole', content: '## Some Heading\n\nfour words of text' })
  const post = await (await send('/api/blog/whole')).json()
  expect(post).toMatchObject({
    slug: 'whole',
    date: '2025-04-05',
    category: aCategory,
    keywords: ['crawling', 'logs', 'indexing'],
    content: '## Some Heading\n\nfour words of text',
    headings: [{ level: 2, text: 'Some Heading', id: 'some-heading' }],
    wordCount: 6,
    readingMinutes: 1,
    featuredImage: `/blog/art/${aCategory}/whole.svg`,
    related: [],
  })
  expect(post).not.toHaveProperty('tags')
  expect(post).not.toHaveProperty('author')
})

it('related posts are three at most: same category first, then shared keywords, then the newest', async () => {
  await publish({ slug: 'self', category: aCategory, keywords: ['a', 'b'] })
  await publish({ slug: 'other-new', category: anotherCategory, keywords: ['z'], date: '2026-01-01' })
  await publish({
    slug: 'other-shared',
    category: anotherCategory,
    keywords: ['a', 'b'],
    date: '2024-01-01',
  })
  await publish({ slug: 'same-old', category: aCategory, keywords: ['z'], date: '2023-01-01' })
  await publish({ slug: 'same-shared', category: aCategory, keywords: ['b'], date: '2022-01-01' })
  const { related }: { related: { slug: string }[] } = await (await send('/api/blog/self')).json()
  expect(related.map(({ slug }) => slug)).toEqual(['same-shared', 'same-old', 'other-shared'])
})

it('the list continues from a day and stays within a category', async () => {
  await publish({ slug: 'a', date: '2025-01-01', category: aCategory })
  await publish({ slug: 'b', date: '2025-02-01', category: thirdCategory })
  expect(await slugs('/api/blog?before=2025-02-01')).toEqual(['a'])
  expect(await slugs(`/api/blog?category=${thirdCategory}`)).toEqual(['b'])
})

it.each(['before=yesterday', 'before=2025-1-1', 'category=nope', "category=' or 1=1"])(
  'a query that makes no sense answers 400: %s',
  async (query) => {
    expect((await send(`/api/blog?${query}`)).status).toBe(400)
  },
)

it.each(['nope', '%00', '..%2f..', 'a'.repeat(3000), '%F0%9F%A6%8A', "'%20or%201=1"])(
  'no post at this address answers 404 with a message: %s',
  async (slug) => {
    const response = await send(`/api/blog/${slug}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toHaveProperty('message')
  },
)

it('of two simultaneous posts with one slug, one is saved', async () => {
  const results = await Promise.all([publish({ slug: 'wanted' }), publish({ slug: 'wanted' })])
  expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true])
})

it('the cover of a post is served as an image at the address of its category and slug, and at no other', async () => {
  await publish({ slug: 'with-art', category: aCategory, cover: 'letter' })
  const art = await send(`/blog/art/${aCategory}/with-art.svg`)
  expect(art.headers.get('content-type')).toBe('image/svg+xml')
  expect(art.headers.get('cache-control')).toContain('must-revalidate')
  expect(await art.text()).toBe(coverSvg({ figure: 'letter', category: aCategory }))
  expect((await send(`/blog/art/${thirdCategory}/with-art.svg`)).status).toBe(404)
  expect((await send(`/blog/art/${aCategory}/nope.svg`)).status).toBe(404)
})

it.each(['draft', 'scheduled', 'archived'] as const)(
  'the address of the art of a post that is %s answers like that of a post that does not exist',
  async (status) => {
    const publishAt = status === 'scheduled' ? new Date(Date.now() + 3_600_000) : undefined
    await publish({ slug: `art-${status}`, category: aCategory, status, publishAt })
    const responses = [
      await send(`/blog/art/${aCategory}/art-${status}.svg`),
      await send(`/blog/art/${aCategory}/no-post.svg`),
    ]
    const [hiddenAnswer, unknownAnswer] = await Promise.all(
      responses.map(async (response) => ({ status: response.status, body: await response.text() })),
    )
    expect(hiddenAnswer?.status).toBe(404)
    expect(hiddenAnswer).toEqual(unknownAnswer)
  },
)
