import { env } from 'cloudflare:test'
import { beforeAll, expect, it } from 'vitest'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { aPost } from '#tests/builders/posts.ts'
import { addManyPosts } from '#tests/builders/many-posts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { postAdmin } from '#tests/worker/admin-posts.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'
import { send } from '#tests/worker/send.ts'

needsPages('/blog')

const db = openDb(env.DB)
const category = 'product-development'
const add = (overrides: Partial<Parameters<typeof aPost>[0]>) =>
  createPost(aContext(db), aPost({ category, keywords: [], ...overrides }))
const naming = async (paths: readonly string[], text: string) => {
  const namingPaths: string[] = []
  for (const path of paths) if ((await (await send(path)).text()).includes(text)) namingPaths.push(path)
  return namingPaths
}

beforeAll(() => addManyPosts(env.DB, 1450, category))

it('no list names a deleted post, however far back it was', async () => {
  await add({ slug: 'gone', date: '1999-01-01' })
  const paths = [
    ...['/blog/page/15', `/blog/category/${category}/page/15`],
    ...['/api/blog?page=15', `/api/blog?category=${category}&page=15`],
  ]
  expect(await naming(paths, 'gone')).toEqual(paths)
  const admin = await postAdmin()
  await admin.patch('gone', { slug: 'moved' })
  expect(await naming(paths, 'gone')).toEqual([])
  expect(await naming(paths, 'moved')).toEqual(paths)
  await admin.remove('moved')
  expect(await naming(paths, 'moved')).toEqual([])
}, 60_000)

it('no article names a deleted post among its related posts', async () => {
  const keywords = Array.from({ length: 18 }, (_, index) => `word-${index}`)
  await add({ slug: 'hub', date: '1998-01-01', keywords })
  for (const [index, keyword] of keywords.entries())
    await add({ slug: `reader-${index}`, date: '1997-01-01', keywords: [keyword] })
  const paths = keywords.map((_, index) => `/blog/reader-${index}`)
  expect(await naming(paths, '/blog/hub"')).toEqual(paths)
  await (await postAdmin()).remove('hub')
  expect(await naming(paths, '/blog/hub"')).toEqual([])
}, 60_000)
