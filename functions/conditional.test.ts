import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { signImagePath } from '#social/sign-path.ts'
import { aCategory, aPost } from '#tests/builders/posts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'
import { isPageOn } from '#shared/is-page-on.ts'

const db = openDb(env.DB)
const image = signImagePath({ title: 'Of marmots' }, env)

beforeAll(async () => {
  await createPost(aContext(db), aPost({ slug: 'tagged' }))
  // The first read of an empty database inserts the first services, which changes the pages.
  await send('/api/content')
})

const publicPaths = [
  '/',
  '/services',
  '/blog',
  '/blog/tagged',
  `/blog/category/${aCategory}`,
  '/careers',
  '/api/blog',
  `/api/blog?category=${aCategory}`,
  '/api/blog/tagged',
  '/api/content',
  '/blog/feed.xml',
  '/sitemap.xml',
  '/sitemap.xml?part=pages',
  '/llms.txt',
  `/blog/art/${aCategory}/tagged.svg`,
  image,
].filter((path) => isPageOn(path.replace(/^\/api(?=\/blog)/, '')))

describe.each(publicPaths)('%s', (path) => {
  it('has an ETag, and answers 304 without a body to a request that names it, in a list, weak or strong', async () => {
    const response = await send(path)
    expect(response.status).toBe(200)
    const etag = response.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    const names = [etag, etag.slice(2), `"other", W/"more, or less" , ${etag}`, '*']
    for (const name of names) {
      const unchangedResponse = await send(path, { headers: { 'if-none-match': name } })
      expect([name, unchangedResponse.status, await unchangedResponse.text()]).toEqual([name, 304, ''])
      for (const header of ['etag', 'cache-control', 'content-security-policy', 'x-content-type-options'])
        expect(unchangedResponse.headers.get(header), header).toBe(response.headers.get(header))
      expect(unchangedResponse.headers.get('content-type')).toBeNull()
    }
    await response.body?.cancel()
  })

  it('answers a request with another tag in full, and HEAD with the headers of GET', async () => {
    const full = await send(path, {
      headers: { 'if-none-match': '"other", W/"', 'accept-encoding': 'identity' },
    })
    expect(full.status).toBe(200)
    expect((await full.arrayBuffer()).byteLength).toBeGreaterThan(0)
    const head = await send(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const name of [
      'etag',
      'cache-control',
      'content-type',
      'vary',
      'content-security-policy',
      'x-style-hash',
    ])
      expect(head.headers.get(name), name).toBe(full.headers.get(name))
    const etag = full.headers.get('etag') ?? ''
    expect((await send(path, { method: 'HEAD', headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})

it('the tag of a list changes with what it shows', async () => {
  const tagOf = async () => (await send('/api/content')).headers.get('etag')
  const before = await tagOf()
  expect(await tagOf()).toBe(before)
  await env.DB.prepare("update services set title = title || '!'").run()
  expect(await tagOf()).not.toBe(before)
})

it('private, failed and searched answers have no tag, and no condition makes them a 304', async () => {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  const paths = [
    '/api/user',
    '/api/account',
    '/api/admin/stats',
    '/api/health',
    '/blog/search?q=x',
    '/blog/nope',
  ]
  for (const path of paths) {
    const response = await send(path, { cookie, headers: { 'if-none-match': '*' } })
    expect([path, response.headers.get('etag')]).toEqual([path, null])
    expect([200, 404]).toContain(response.status)
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

it('a write with a condition is done all the same', async () => {
  const response = await send('/api/newsletter', {
    json: { email: 'condition@example.com' },
    headers: { 'if-none-match': '*' },
  })
  expect(response.status).toBe(200)
})
