import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { AdminPost, AdminPostList } from '#contracts/admin-posts.ts'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { postAdmin, postBody as body } from '#tests/worker/admin-posts.ts'
import { blogTest } from '#tests/worker/needs-pages.ts'

const db = openDb(env.DB)
const hourMs = 3_600_000

beforeEach(() => db.delete(posts))

const calls: [string, string, unknown?][] = [
  ['GET', '/api/admin/posts'],
  ['POST', '/api/admin/posts', body()],
  ['GET', '/api/admin/posts/kept'],
  ['PATCH', '/api/admin/posts/kept', { title: 'Changed' }],
  ['DELETE', '/api/admin/posts/kept'],
  ['POST', '/api/admin/posts/preview', { content: 'x' }],
]

it.each(calls)(
  '%s %s is 401 signed out, 403 for clients and providers, and changes nothing',
  async (method, path, json) => {
    await createPost(aContext(db), aPost({ slug: 'kept', title: 'Kept' }))
    expect((await send(path, { method, json })).status).toBe(401)
    for (const role of ['client', 'provider'] as const) {
      const { cookie } = await aSignedInUser(db, { role })
      expect((await send(path, { method, json, cookie })).status).toBe(403)
    }
    expect((await db.select().from(posts)).map(({ title }) => title)).toEqual(['Kept'])
  },
)

it('a write from another site is refused though the administrator is signed in', async () => {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  const headers = { origin: 'https://evil.example' }
  expect((await send('/api/admin/posts', { json: body(), cookie, headers })).status).toBe(403)
})

blogTest('a new post is returned in full, listed and public', async () => {
  const { create, get } = await postAdmin()
  const response = await create(body({ slug: 'new-one', content: '## A\n\nb', tags: ['x'], author: 'Asha' }))
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({
    slug: 'new-one',
    html: '<h2 id="a">A</h2>\n<p>b</p>\n',
    wordCount: 2,
    revision: 1,
    isLive: true,
    tags: ['x'],
    author: 'Asha',
    featuredImage: null,
    cover: null,
  })
  const { posts: listedPosts }: AdminPostList = await (await get('/api/admin/posts')).json()
  expect(listedPosts.map(({ slug }) => slug)).toEqual(['new-one'])
  expect((await send('/api/blog/new-one')).status).toBe(200)
})

it('missing fields get their defaults: a draft, which is not public', async () => {
  const { create } = await postAdmin()
  const { slug, title, date, category, content } = body({ slug: 'bare' }) as Record<string, unknown>
  const response = await create({ slug, title, date, category, content })
  expect(await response.json()).toMatchObject({
    status: 'draft',
    excerpt: '',
    keywords: [],
    tocDepth: 3,
    isLive: false,
  })
  expect((await send('/api/blog/bare')).status).toBe(404)
})

it.each([
  [{ slug: 'Two Words' }, /lowercase/],
  [{ slug: '../etc' }, /lowercase/],
  [{ slug: 'preview' }, /another page/i],
  [{ slug: '' }, /address/],
  [{ slug: 'a'.repeat(81) }, /80/],
  [{ title: ' ' }, /title/],
  [{ title: 'x'.repeat(121) }, /120/],
  [{ date: '2025-02-30' }, /day/],
  [{ date: 'today' }, /day/],
  [{ category: 'news' }, /category/],
  [{ keywords: 'seo' }, /Keywords/],
  [{ keywords: Array.from({ length: 21 }, String) }, /20/],
  [{ tocDepth: 9 }, /depth/],
  [{ status: 'gone' }, /status/],
  [{ excerpt: '' }, /excerpt/],
  [{ content: ' \n ' }, /^Enter the text\./],
  [{ content: '', status: 'scheduled', publishAt: '2034-03-09T15:00:00Z' }, /^Enter the text\./],
  [{ status: 'scheduled' }, /goes live/],
  [{ status: 'scheduled', publishAt: 'soon' }, /instant/],
  [{ cover: 'volcano' }, /cover is one of agents, bars/],
  [{ featuredImage: 'javascript:alert(1)' }, /picture/],
  [{ featuredImage: '//evil.example/a.png' }, /picture/],
  [{ featuredImage: 'https://evil.example/a.png' }, /picture/],
  [{ content: 7 }, /Markdown/],
])('%j is refused with 400 and a readable message', async (overrides, message) => {
  const { create } = await postAdmin()
  const response = await create(body(overrides))
  expect(response.status).toBe(400)
  expect(((await response.json()) as { message: string }).message).toMatch(message)
  expect(await db.select().from(posts)).toEqual([])
})

it('a text is required only when readers would see it', async () => {
  const { create, patch } = await postAdmin()
  expect((await create(body({ content: '', status: 'draft' }))).status).toBe(201)
  const { slug } = body({})
  expect((await patch(slug, { status: 'published' })).status).toBe(400)
  expect((await patch(slug, { status: 'published', content: 'Text.' })).status).toBe(200)
  const response = await patch(slug, { content: '' })
  expect([response.status, await response.json()]).toEqual([
    400,
    { message: 'Enter the text. Only a draft can do without one.' },
  ])
  expect((await patch(slug, { content: '', status: 'draft' })).status).toBe(200)
})

it('broken JSON is 400, another content type 415, another method 405 with Allow', async () => {
  const { send: sendAs } = await postAdmin()
  const json = { 'content-type': 'application/json' }
  expect((await sendAs('/api/admin/posts', { body: '{', headers: json })).status).toBe(400)
  expect(
    (await sendAs('/api/admin/posts', { body: 'x', headers: { 'content-type': 'text/plain' } })).status,
  ).toBe(415)
  const put = await sendAs('/api/admin/posts/x', { method: 'PUT', json: {} })
  expect(put.status).toBe(405)
  expect(put.headers.get('allow')).toMatch(/PATCH/)
})

it('256 KB of markdown are saved, a byte more is 413, a request over a megabyte is 413', async () => {
  const { create, preview } = await postAdmin()
  const fits = 'word '.repeat(52_428).padEnd(262_144, 'x')
  expect((await create(body({ content: fits }))).status).toBe(201)
  const over = await create(body({ slug: 'over', content: `${fits}x` }))
  expect(over.status).toBe(413)
  expect(await over.text()).toContain('256 KB')
  expect((await preview(`${fits}x`)).status).toBe(413)
  expect((await create(body({ slug: 'huge', content: 'x'.repeat(1_100_000) }))).status).toBe(413)
})

it('a text whose page would not fit a database row is refused with a message', async () => {
  const { create } = await postAdmin()
  const response = await create(body({ content: '##\n'.repeat(80_000) }))
  expect(response.status).toBe(413)
  expect(await response.text()).toContain('1.5 MB')
})

blogTest('the heaviest text that is taken is also read', async () => {
  const { create } = await postAdmin()
  let count = 16_000
  while ((await create(body({ slug: 'heavy', content: '## a\n'.repeat(count) }))).status === 413)
    count -= 2_000
  expect(count).toBeGreaterThan(0)
  expect((await send('/blog/heavy')).status).toBe(200)
})

it('an address that another post has is 409, for a new post and for a renamed one', async () => {
  const { create, patch } = await postAdmin()
  await create(body({ slug: 'first' }))
  await create(body({ slug: 'second' }))
  expect((await create(body({ slug: 'first' }))).status).toBe(409)
  const response = await patch('second', { slug: 'first' })
  expect(response.status).toBe(409)
  expect(await response.text()).toContain('address')
})

it('the list has every status, filters, searches title and address, and continues where the last page ended', async () => {
  const now = new Date()
  await createPost(
    aContext(db, { now }),
    aPost({ slug: 'draft-100', title: 'Save 100% of it', status: 'draft', date: '2025-01-01' }),
  )
  const publishAt = new Date(now.getTime() + hourMs)
  await createPost(
    aContext(db, { now }),
    aPost({ slug: 'soon', status: 'scheduled', publishAt, date: '2025-01-02' }),
  )
  for (let n = 0; n < 50; n++)
    await createPost(aContext(db, { now }), aPost({ slug: `many-${n}`, date: '2025-03-01' }))
  const { get } = await postAdmin()
  const list = async (query: string): Promise<AdminPostList> =>
    (await get(`/api/admin/posts?${query}`)).json()
  const slugs = async (query: string) => (await list(query)).posts.map(({ slug }) => slug)
  expect(await slugs('status=draft')).toEqual(['draft-100'])
  expect((await list('status=scheduled')).posts[0]).toMatchObject({
    isLive: false,
    publishAt: publishAt.toISOString(),
  })
  expect(await slugs('search=100%25')).toEqual(['draft-100'])
  expect(await slugs('search=SAVE')).toEqual(['draft-100'])
  expect(await slugs('search=_')).toEqual([])
  expect(await slugs(`search=${encodeURIComponent("' or 1=1 --")}`)).toEqual([])
  const { posts: first, next } = await list('')
  expect(first).toHaveLength(50)
  expect(await slugs(`before=${next}`)).toEqual(['soon', 'draft-100'])
  expect((await list(`before=${next}`)).next).toBeNull()
  for (const query of ['status=x', 'before=1', `search=${'x'.repeat(101)}`]) {
    expect((await get(`/api/admin/posts?${query}`)).status, query).toBe(400)
  }
})

blogTest(
  'the preview is what the page shows, and brings nothing that was written against the reader',
  async () => {
    const { create, preview } = await postAdmin()
    const content =
      '# One\n\n## Two\n\n<script>alert(1)</script> [x](javascript:alert(1)) ![y](https://evil.example/a.png)'
    const { html, headings, wordCount } = await (await preview(content)).json<AdminPost>()
    expect(html).not.toMatch(/<script|javascript:|<img/)
    expect(headings).toEqual([{ level: 2, text: 'Two', id: 'two' }])
    await create(body({ content }))
    const publicPost = await (await send('/api/blog/a-post')).json()
    expect(publicPost).toMatchObject({ html, wordCount })
    expect(await (await send('/blog/a-post')).text()).not.toContain('<script>alert(1)')
  },
)
