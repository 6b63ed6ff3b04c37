import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDb } from '#server/db/open.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { posts } from '#server/db/schema/blog.ts'
import { users } from '#server/db/schema/accounts.ts'
import { aPost } from '../../../tests/builders/posts.ts'
import { aUser } from '../../../tests/builders/users.ts'
import { createPost, updatePost } from './save-post.ts'
import { aContext, aUserContext } from '../../../tests/builders/service-context.ts'

const db = openDb(env.DB)

it('of two saves of one revision in the same millisecond, exactly one succeeds and is audited', async () => {
  const now = new Date()
  await createPost(aContext(db, { now }), aPost({ slug: 'ibexes', title: 'Before', status: 'draft' }))
  const editors = await db.insert(users).values([aUser(), aUser()]).returning()
  const results = await Promise.all(
    editors.map((editor) =>
      updatePost(aUserContext(db, editor, { now }), {
        slug: 'ibexes',
        patch: { title: editor.username, status: 'published', revision: 1 },
      }),
    ),
  )
  expect(results.map((result) => (result.ok ? 'saved' : result.reason)).sort()).toEqual([
    'post-conflict',
    'saved',
  ])
  const [post] = await db.select().from(posts).where(eq(posts.slug, 'ibexes'))
  const auditEntries = await db.select().from(auditLog).where(eq(auditLog.subject, 'ibexes'))
  expect(auditEntries.map(({ actor }) => actor)).toEqual([post?.title])
})
