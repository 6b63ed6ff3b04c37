import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { categoryCover } from '#content/blog/category.ts'
import type { AdminPost } from '#contracts/admin-posts.ts'
import type { Post } from '#contracts/blog.ts'
import type { PostRevision } from '#contracts/admin-posts.ts'
import type { RevisionLine } from '#contracts/revisions.ts'
import { createPost, updatePost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { aCategory, aPost } from '#tests/builders/posts.ts'
import { send } from '#tests/worker/send.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { postAdmin, postBody as body } from '#tests/worker/admin-posts.ts'
import { blogTest } from '#tests/worker/needs-pages.ts'

const db = openDb(env.DB)

beforeEach(() => db.delete(posts))

blogTest('a change of some fields keeps the others and renders the text again', async () => {
  const { create, patch } = await postAdmin()
  await create(body({ tags: ['kept'] }))
  const response = await patch('a-post', { content: '## New\n\nthree words here', title: 'Other' })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    title: 'Other',
    tags: ['kept'],
    headings: [{ level: 2, text: 'New', id: 'new' }],
    wordCount: 4,
    revision: 2,
  })
  expect(await (await send('/api/blog/a-post')).json()).toMatchObject({ title: 'Other', wordCount: 4 })
})

it('null clears a field', async () => {
  const { create, patch } = await postAdmin()
  await create(body({ author: 'Asha', featuredImage: '/favicon.svg' }))
  expect(await (await patch('a-post', { author: null, featuredImage: null })).json()).toMatchObject({
    author: null,
    featuredImage: null,
  })
})

it('a post shows the cover that it names, else that of its category, and a former version brings its cover back', async () => {
  const { create, patch, get } = await postAdmin()
  await create(body({ category: aCategory, cover: 'letter' }))
  const publicCover = async () => {
    const post: Post = await (await send('/api/blog/a-post')).json()
    return post.cover
  }
  expect(await publicCover()).toBe('letter')
  expect(await (await patch('a-post', { cover: null })).json()).toMatchObject({ cover: null })
  expect(await publicCover()).toBe(categoryCover(aCategory))
  const { revisions }: { revisions: RevisionLine[] } = await (
    await get('/api/admin/posts/a-post/revisions')
  ).json()
  expect(revisions[0]?.changed).toEqual(['cover'])
  const version: PostRevision = await (await get('/api/admin/posts/a-post/revisions/1')).json()
  expect(version.fields.cover).toBe('letter')
})

it('a change from an older revision is 409 and writes nothing; without a revision it applies to the newest', async () => {
  const { create, patch, get } = await postAdmin()
  await create(body())
  expect((await patch('a-post', { title: 'Theirs', revision: 1 })).status).toBe(200)
  const late = await patch('a-post', { title: 'Mine', revision: 1 })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('newer version')
  const post: AdminPost = await (await get('/api/admin/posts/a-post')).json()
  expect(post).toMatchObject({ title: 'Theirs', revision: 2 })
  expect((await patch('a-post', { title: 'Mine' })).status).toBe(200)
})

it('of two changes from one revision at once exactly one is written', async () => {
  const { create, patch } = await postAdmin()
  await create(body())
  const responses = await Promise.all(['a', 'b'].map((title) => patch('a-post', { title, revision: 1 })))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('simultaneous changes of different fields, without a revision, are both kept', async () => {
  await createPost(aContext(db), aPost({ slug: 'both' }))
  await Promise.all([
    updatePost(aContext(db), { slug: 'both', patch: { title: 'New title' } }),
    updatePost(aContext(db), { slug: 'both', patch: { author: 'New author' } }),
  ])
  const [row] = await db.select().from(posts).where(eq(posts.slug, 'both'))
  expect(row).toMatchObject({ title: 'New title', author: 'New author', revision: 3 })
})

it.each([[{}], [{ revision: 1 }], [{ nothing: 'known' }]])(
  'a change that changes nothing is 400: %j',
  async (json) => {
    const { create, patch } = await postAdmin()
    await create(body())
    expect((await patch('a-post', json)).status).toBe(400)
  },
)
