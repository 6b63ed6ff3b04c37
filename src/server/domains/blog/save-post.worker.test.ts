import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { postRevisions, posts } from '#platform/db/schema/blog.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { aPost } from '#tests/builders/posts.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { aUser } from '#tests/builders/users.ts'
import { createPost, updatePost } from './save-post.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { refuseWrites } from '#tests/worker/refuse-writes.ts'

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

it('a new post is there with its first version and its audit entry, or not at all', async () => {
  const [editor] = await db.insert(users).values(aUser()).returning()
  if (!editor) throw new Error('no editor')
  const context = aUserContext(db, editor)
  const acceptWrites = await refuseWrites('insert on post_revisions')
  const create = () => createPost(context, aPost({ slug: 'marmots' }))
  await expect(create()).rejects.toThrow('no writes today')
  await acceptWrites()
  const countAll = async () => ({
    posts: await db.$count(posts, eq(posts.slug, 'marmots')),
    versions: await db.$count(postRevisions, sql`fields ->> 'slug' = 'marmots'`),
    entries: await db.$count(auditLog, eq(auditLog.subject, 'marmots')),
  })
  expect(await countAll()).toEqual({ posts: 0, versions: 0, entries: 0 })
  expect(await create()).toMatchObject({ ok: true })
  expect(await create()).toMatchObject({ reason: 'post-slug-taken' })
  expect(await countAll()).toEqual({ posts: 1, versions: 1, entries: 1 })
})

it('a post of an editor who deletes their account meanwhile is stored', async () => {
  const [first, second] = [await addUser(db, { role: 'admin' }), await addUser(db, { role: 'admin' })]
  const leaving = ({ id }: { id: number }, part: string) =>
    actingBefore(env.DB, part, () => db.delete(users).where(eq(users.id, id)))
  const { slug, ...post } = aPost({ status: 'draft' })
  const database = leaving(first, 'insert into "posts"')
  expect(await createPost(aUserContext(database, first), { slug, ...post })).toMatchObject({ ok: true })
  const context = aUserContext(leaving(second, 'update "posts"'), second)
  expect(await updatePost(context, { slug, patch: { title: 'Another title' } })).toMatchObject({ ok: true })
})

it('a save that is sent again because its answer was lost is no conflict, and is one version', async () => {
  await createPost(aContext(db), aPost({ slug: 'choughs', status: 'draft' }))
  const patch = { title: 'Choughs', status: 'published' as const, revision: 1 }
  const save = (changes = {}) =>
    updatePost(aContext(db), { slug: 'choughs', patch: { ...patch, ...changes } })
  expect(await save()).toMatchObject({ ok: true, after: { revision: 2 } })
  expect(await save()).toMatchObject({ ok: true, after: { revision: 2, title: 'Choughs' } })
  expect(await db.$count(postRevisions, sql`fields ->> 'slug' = 'choughs'`)).toBe(2)
  expect(await save({ title: 'Ravens' })).toMatchObject({ ok: false, reason: 'post-conflict' })
})
