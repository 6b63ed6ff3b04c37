import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { cacheKeyOf } from '#platform/pages/edge-cache.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { aCategory, aPost } from '#tests/builders/posts.ts'
import { send } from '#tests/worker/send.ts'
import { blogTest } from '#tests/worker/needs-pages.ts'
import { aContext } from '#tests/builders/service-context.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.delete(posts)
  await caches.default.delete(cacheKeyOf({ siteUrl, buildId }, '/llms.txt'))
})

blogTest(
  'answers plain text: the pages of the build, then the articles of the database, newest first',
  async () => {
    await createPost(aContext(db), aPost({ slug: 'older', date: '2025-04-01', title: 'Older' }))
    await createPost(aContext(db), aPost({ slug: 'newer', date: '2025-04-05', title: 'Newer [1]' }))
    const response = await send('/llms.txt')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const text = await response.text()
    expect(text).toContain(`](${siteUrl}/about): `)
    expect(text).toContain(`- [Newer \\[1\\]](${siteUrl}/blog/newer): `)
    expect(text.indexOf('/blog/newer')).toBeLessThan(text.indexOf('/blog/older'))
  },
)

blogTest('archives without articles, which search engines may not list, are left out', async () => {
  await createPost(aContext(db), aPost({ category: aCategory }))
  const text = await (await send('/llms.txt')).text()
  expect(text.match(/\/blog\/category\/[\w-]+/g)).toEqual([`/blog/category/${aCategory}`])
})

it('drafts and future posts are left out', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000)
  await createPost(aContext(db), aPost({ slug: 'draft', status: 'draft' }))
  await createPost(aContext(db), aPost({ slug: 'later', status: 'scheduled', publishAt: tomorrow }))
  const text = await (await send('/llms.txt')).text()
  expect(text).not.toMatch(/blog\/(draft|later)/)
  expect(text).toContain('## Optional')
})
