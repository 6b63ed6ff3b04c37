import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import { blogTrail } from '#content/blog/copy.ts'
import { postCategories } from '#contracts/blog.ts'
import { coverSvg } from '#domains/blog/cover-svg.ts'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { storedPages } from '#platform/db/schema/content.ts'
import { cacheKeyOf } from '#platform/pages/edge-cache.ts'
import { postListPath } from '#shared/list-pages.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'
import { postAdmin } from '#tests/worker/admin-posts.ts'
import { send } from '#tests/worker/send.ts'

needsPages('/blog')

const db = openDb(env.DB)

beforeEach(async () => {
  await db.delete(posts)
  await db.delete(storedPages)
  for (const path of ['/blog', '/blog/feed.xml', '/blog/of-fax', '/blog/category/fax', postListPath({})])
    await caches.default.delete(cacheKeyOf({ siteUrl, buildId }, path))
  await createPost(aContext(db), aPost({ slug: 'of-fax', title: 'Fax is not dead', category: 'fax' }))
})

it('a post whose category is gone is read under All, without a category in page, head and feed', async () => {
  const page = await send('/blog/of-fax')
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('Fax is not dead')
  expect(html).not.toContain('/blog/category/fax')
  expect(html).not.toContain('article:section" content="fax')
  expect(html).toContain(`"articleSection":"${blogTrail.blog}"`)
  const cards: { slug: string; category: string }[] = await (await send('/api/blog')).json()
  expect(cards).toMatchObject([{ slug: 'of-fax', category: 'fax' }])
  expect(await (await send('/blog')).text()).toContain('Fax is not dead')
  const feed = await (await send('/blog/feed.xml')).text()
  expect(feed).toContain('Fax is not dead')
  expect(feed).not.toContain('<category>')
})

it('a category that is gone has no archive and no list', async () => {
  expect((await send('/blog/category/fax')).status).toBe(404)
  expect((await send('/blog/category/fax/page/2')).status).toBe(404)
  expect((await send('/api/blog?category=fax')).status).toBe(400)
})

it('the cover of such a post has the default colors, and its figure', async () => {
  const cover = await send('/blog/art/fax/of-fax.svg')
  expect(cover.status).toBe(200)
  expect(await cover.text()).toBe(coverSvg({ figure: 'rows', category: 'fax' }))
})

it('a save that names no category keeps the one that is gone, and a save that names it is refused', async () => {
  const { patch: patchPost } = await postAdmin()
  const patch = (fields: object) => patchPost('of-fax', fields)
  const kept = await patch({ title: 'Fax is resting', revision: 1 })
  expect(kept.status).toBe(200)
  expect(await kept.json()).toMatchObject({ title: 'Fax is resting', category: 'fax' })
  const refused = await patch({ category: 'fax', revision: 2 })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    message: expect.stringContaining(`The category is one of ${postCategories[0]}`),
  })
  expect((await patch({ category: postCategories[0], revision: 2 })).status).toBe(200)
})
