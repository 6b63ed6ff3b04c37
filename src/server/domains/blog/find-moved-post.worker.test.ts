import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { countingDatabase } from '../../../../bench/rows/counting-database.ts'
import { addManyPosts } from '#tests/builders/many-posts.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { findMovedPost } from './find-moved-post.ts'
import { postExists } from './find-post.ts'
import { createPost, deletePost, updatePost } from './save-post.ts'

const db = openDb(env.DB)
const now = new Date('2031-03-03T09:00:00Z')
const context = aContext(db, { now })
const nextDay = aContext(db, { now: new Date('2031-03-04T09:00:00Z') })

const shownAt = async (slug: string, reader = context) =>
  (await postExists(reader, slug)) ? 'a post' : await findMovedPost(reader, slug)

beforeEach(async () => {
  await db.delete(posts)
  await createPost(context, aPost({ slug: 'short' }))
  await updatePost(context, { slug: 'short', patch: { slug: 'renamed' } })
})

it('a draft at an old address leaves the redirect alone, also once it is deleted or moves on', async () => {
  await createPost(context, aPost({ slug: 'short', status: 'draft' }))
  expect(await shownAt('short')).toBe('renamed')
  await updatePost(context, { slug: 'short', patch: { title: 'Still a draft' } })
  expect(await shownAt('short')).toBe('renamed')
  await updatePost(context, { slug: 'short', patch: { slug: 'elsewhere', status: 'published' } })
  expect(await shownAt('short')).toBe('renamed')
  await createPost(context, aPost({ slug: 'short', status: 'draft' }))
  await deletePost(context, { slug: 'short' })
  expect(await shownAt('short')).toBe('renamed')
})

it('a draft takes the old address when it is published, and its own redirect follows it', async () => {
  await createPost(context, aPost({ slug: 'short', status: 'draft' }))
  await updatePost(context, { slug: 'short', patch: { status: 'published' } })
  expect(await shownAt('short')).toBe('a post')
  await updatePost(context, { slug: 'short', patch: { slug: 'newcomer' } })
  expect(await shownAt('short')).toBe('newcomer')
})

it('a scheduled post takes the old address when its time comes', async () => {
  const publishAt = new Date('2031-03-04T08:00:00Z')
  await createPost(context, aPost({ slug: 'short', status: 'scheduled', publishAt }))
  expect(await shownAt('short')).toBe('renamed')
  expect(await shownAt('short', nextDay)).toBe('a post')
  await updatePost(nextDay, { slug: 'short', patch: { slug: 'newcomer' } })
  expect(await shownAt('short', nextDay)).toBe('newcomer')
})

it('a new post that is refused because a draft has its address leaves the redirect alone', async () => {
  await createPost(context, aPost({ slug: 'short', status: 'draft' }))
  expect(await createPost(context, aPost({ slug: 'short' }))).toMatchObject({ reason: 'post-slug-taken' })
  expect(await shownAt('short')).toBe('renamed')
})

it('a lookup reads as few rows among a thousand posts', async () => {
  await addManyPosts(env.DB, 1000, 'seo')
  const { db: countedDatabase, rowsReadBy } = countingDatabase(env.DB)
  const reader = aContext(openDb(countedDatabase), { now })
  expect(await rowsReadBy(() => shownAt('short', reader))).toBeLessThanOrEqual(4)
})
