import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { readPost } from './admin-posts.ts'
import { createPost } from './save-post.ts'
import { exportPosts } from './export-posts.ts'
import { openDb } from '#platform/db/open.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { readPostRevision } from './revisions.ts'

const context = aContext(openDb(env.DB))

it('a post that was saved before its fields had their present rules is shown and exported as it is', async () => {
  const publishAt = new Date('9999-12-31T23:59:59-23:59')
  const texts = { title: 'Two\nlines', author: 'A\tB', keywords: ['a\nb'], tags: ['c\nd'] }
  const post = aPost({ ...texts, publishAt, status: 'scheduled' })
  await createPost(context, post)
  const storedFields = { ...texts, publishAt: publishAt.toISOString() }
  expect(await readPost(context, post)).toMatchObject(storedFields)
  expect(await readPostRevision(context, { slug: post.slug, revision: 1 })).toMatchObject({
    fields: storedFields,
  })
  expect(await exportPosts(context)).toMatchObject([storedFields])
})
