import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { searchPageCopy } from '#content/blog/copy.ts'
import { searchMeta } from '#content/blog/meta.ts'
import { categoryCover } from '#content/blog/category.ts'
import { textOf } from '#tests/built/text-of.ts'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { storedPages } from '#platform/db/schema/content.ts'
import { aCategory, aPost } from '#tests/builders/posts.ts'
import { send } from '#tests/worker/send.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'

needsPages('/blog')

const db = openDb(env.DB)
const now = new Date()
const publish = (overrides: Parameters<typeof aPost>[0] = {}) =>
  createPost(aContext(db, { now }), aPost(overrides))

beforeEach(async () => {
  await db.delete(posts)
  await db.delete(rateLimits)
})

const page = async (query: string) => (await send(`/blog/search${query}`)).text()

it('the results are finished HTML with marks, without running a script', async () => {
  await publish({ slug: 'budget', title: 'What a crawl budget is not' })
  const response = await send('/blog/search?q=crawl+budget&utm_source=x')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  const html = await response.text()
  expect(html).toContain('href="/blog/budget"')
  expect(html).toMatch(/<mark[^>]*>crawl<\/mark>/)
  expect(textOf(html)).toContain(searchPageCopy.some('crawl budget', 1))
  expect(html).toContain('<meta name="robots" content="noindex, follow"')
  expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*\/blog\/search"/)
  expect(textOf(html)).toContain(` ${searchMeta('crawl budget').title}`)
  expect(html).toMatch(/<input[^>]*name="q"[^>]*value="crawl budget"/)
  expect(await db.select().from(storedPages)).toEqual([])
})

it('the structured data of the search page are its breadcrumbs', async () => {
  for (const query of ['', '?q=crawl+budget']) {
    const [, data = '{}'] =
      (await page(query)).match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? []
    const { itemListElement = [] } = JSON.parse(data)
    expect(itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      searchPageCopy.home,
      searchPageCopy.blog,
      searchPageCopy.search,
    ])
    expect(itemListElement.at(-1).item).toMatch(/\/blog\/search$/)
  }
})

it('the query is shown as text everywhere on the page', async () => {
  await publish({ slug: 'xss', title: 'Never <script>alert(1)</script>', content: 'A </script><b>word</b>.' })
  const html = await page(`?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(html.replace(/ (content|value)="[^"]*"/g, '').includes('<script>alert')).toBe(false)
  expect(html.includes('"><script')).toBe(false)
  expect(html).toContain('/blog/xss')
})

it('an empty query gets a prompt; a query without matches says so and names the topics', async () => {
  await publish()
  for (const query of ['', '?q=', '?q=%20', '?q=...']) {
    const html = await page(query)
    expect(textOf(html)).toContain(searchPageCopy.title)
    expect(html).not.toContain('<ol aria-label="Results"')
  }
  const html = await page('?q=marmot')
  expect(textOf(html)).toContain(searchPageCopy.none('marmot'))
  expect(html).toContain(`href="/blog/category/${aCategory}"`)
})

it('says when there are more matches than are listed', async () => {
  for (let n = 0; n < 51; n++) await publish({ title: `Glacier ${n}` })
  const html = await page('?q=glacier')
  expect(html.match(/<article/g)).toHaveLength(50)
  expect(textOf(html)).toContain(searchPageCopy.more('glacier', 50))
})

it('a write to the search answers 405', async () => {
  const response = await send('/blog/search', { method: 'POST' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toContain('GET')
})

describe('the API', () => {
  it('answers query, hits in pieces and whether there are more', async () => {
    await publish({ slug: 'budget', title: 'Budgets', date: '2025-04-05', category: aCategory })
    const response = await send('/api/blog/search?q=budgets')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      query: 'budgets',
      hits: [
        {
          slug: 'budget',
          title: [{ text: 'Budgets', isHit: true }],
          passage: expect.any(Array),
          topics: [],
          date: '2025-04-05',
          category: aCategory,
          cover: categoryCover(aCategory),
        },
      ],
      hasMore: false,
    })
  })

  it.each(['', '?q=', '?q=%22%22', '?x=1'])('finds nothing for %j', async (query) => {
    expect(await (await send(`/api/blog/search${query}`)).json()).toMatchObject({ hits: [], hasMore: false })
  })

  it('refuses a write with 405', async () => {
    expect((await send('/api/blog/search', { method: 'POST' })).status).toBe(405)
  })
})

describe('the sixty-first search of a minute from one address', () => {
  const address = '203.0.113.60'

  it('answers 429 with Retry-After, on the page in words; searches without words are not counted', async () => {
    const blank = await Promise.all(
      Array.from({ length: 70 }, () => send('/blog/search?q=', { address }).then(({ status }) => status)),
    )
    expect(new Set(blank)).toEqual(new Set([200]))
    const statuses = await Promise.all(
      Array.from({ length: 65 }, async () => (await send('/api/blog/search?q=x', { address })).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    const api = await send('/api/blog/search?q=x', { address })
    expect(api.status).toBe(429)
    expect(Number(api.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await api.json()).toEqual({ message: expect.stringMatching(/^Too many/) })
    const html = await send('/blog/search?q=x', { address })
    expect(html.status).toBe(429)
    expect(Number(html.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(html.headers.get('content-type')).toContain('text/html')
    expect(await html.text()).toContain('Too many searches')
    expect((await send('/blog/search?q=x', { address: '203.0.113.61' })).status).toBe(200)
  })
})
