import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { AdminPost } from '#contracts/admin-posts.ts'
import type { PostRevision } from '#contracts/admin-posts.ts'
import { type RevisionLine, revisionsKept } from '#contracts/revisions.ts'
import { createPost, updatePost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { postRevisions, posts } from '#platform/db/schema/blog.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'
import { blogTest } from '#tests/worker/needs-pages.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'

const db = openDb(env.DB)
const minuteMs = 60_000
const base = '/api/admin/posts/a-post'

let auditCount = 0
beforeEach(async () => {
  await db.delete(posts)
  auditCount = (await db.select().from(auditLog)).length
})

const newAudits = async () => (await db.select().from(auditLog).orderBy(auditLog.id)).slice(auditCount)

async function admin() {
  const { user, cookie } = await aSignedInUser(db, { role: 'admin' })
  return {
    user,
    patch: (json: unknown, path = base) => send(path, { method: 'PATCH', json, cookie }),
    list: async (path = base): Promise<RevisionLine[]> =>
      (await (await send(`${path}/revisions`, { cookie })).json<{ revisions: RevisionLine[] }>()).revisions,
    read: (revision: number | string) => send(`${base}/revisions/${revision}`, { cookie }),
    restore: (revision: number | string, json: unknown) =>
      send(`${base}/revisions/${revision}/restore`, { json, cookie }),
    create: (json: unknown) => send('/api/admin/posts', { json, cookie }),
  }
}

it('every save is a version with author, time and changed fields, newest first', async () => {
  await createPost(aContext(db), aPost({ slug: 'a-post' }))
  const { user, patch, list } = await admin()
  await patch({ content: 'New words.' })
  await patch({ title: 'Another title', tags: ['x'] })
  expect(await list()).toMatchObject([
    {
      revision: 3,
      savedBy: user.name,
      title: 'Another title',
      status: 'published',
      changed: ['title', 'tags'],
    },
    { revision: 2, savedBy: user.name, changed: ['content'] },
    { revision: 1, savedBy: null, changed: [] },
  ])
})

it('a version is returned as the editor saved it', async () => {
  const { create, patch, read } = await admin()
  const { publishAt: _none, ...fields } = aPost({
    slug: 'a-post',
    keywords: ['a', 'b'],
    tags: ['t'],
  })
  await create(fields)
  await patch({ content: 'New words.', slug: 'moved' })
  await patch({ slug: 'a-post' }, '/api/admin/posts/moved')
  const first = await (await read(1)).json<PostRevision>()
  expect(first.fields).toMatchObject(fields)
})

blogTest('a restore makes a new version with the old text and today’s address and status', async () => {
  await createPost(
    aContext(db),
    aPost({ slug: 'a-post', status: 'draft', content: 'Old words.', author: 'Asha' }),
  )
  const { user, patch, restore, list } = await admin()
  await patch({ content: 'New words.', author: null, status: 'published' })
  const response = await restore(1, { revision: 2 })
  expect(response.status).toBe(200)
  expect(await response.json<AdminPost>()).toMatchObject({
    revision: 3,
    content: 'Old words.',
    author: 'Asha',
    status: 'published',
  })
  expect((await list()).map(({ revision }) => revision)).toEqual([3, 2, 1])
  expect(await (await send('/api/blog/a-post')).json()).toMatchObject({ content: 'Old words.' })
  expect(await newAudits()).toMatchObject([
    {
      action: 'post.publish',
      actor: user.username,
      before: { status: 'draft' },
      after: { status: 'published' },
    },
    { action: 'post.restore', actor: user.username, after: { revision: 3, text: 'of revision 1' } },
  ])
})

blogTest('a restore over a newer version answers 409 and changes nothing', async () => {
  await createPost(aContext(db), aPost({ slug: 'a-post', content: 'Old words.' }))
  const { patch, restore } = await admin()
  await patch({ content: 'New words.' })
  await patch({ content: 'Newest words.' })
  expect((await restore(1, { revision: 2 })).status).toBe(409)
  expect(await (await send('/api/blog/a-post')).json()).toMatchObject({ content: 'Newest words.' })
})

it.each([
  ['99', 404],
  ['0', 404],
  ['-1', 404],
  ['1e3', 404],
  ['99999999999', 404],
  ['x', 404],
])('the unknown version %s answers %i with a message', async (revision, status) => {
  await createPost(aContext(db), aPost({ slug: 'a-post' }))
  const { read, restore } = await admin()
  for (const response of [await read(revision), await restore(revision, { revision: 1 })]) {
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\w/) })
  }
})

it('the newest fifty are kept', async () => {
  await createPost(aContext(db), aPost({ slug: 'a-post' }))
  for (let save = 1; save <= revisionsKept + 2; save++) {
    await updatePost(aContext(db), { slug: 'a-post', patch: { content: `Words of save ${save}.` } })
  }
  const { list } = await admin()
  const revisions = await list()
  expect(revisions).toHaveLength(revisionsKept)
  expect(revisions[0]?.revision).toBe(revisionsKept + 3)
})

it('one person’s autosaves of a draft within five minutes are one version; others’ are separate', async () => {
  const { user } = await admin()
  const { user: other } = await admin()
  const start = new Date(Date.UTC(2026, 9, 1, 12, 0))
  const at = (minute: number) => new Date(start.getTime() + minute * minuteMs)
  await createPost(aUserContext(db, user, { now: at(0) }), aPost({ slug: 'a-post', status: 'draft' }))
  for (const minute of [1, 2, 3])
    await updatePost(aUserContext(db, user, { now: at(minute) }), {
      slug: 'a-post',
      patch: { content: `At ${minute}.`, isAutosave: true },
    })
  await updatePost(aUserContext(db, other, { now: at(4) }), {
    slug: 'a-post',
    patch: { content: 'By another.', isAutosave: true },
  })
  await updatePost(aUserContext(db, user, { now: at(6) }), {
    slug: 'a-post',
    patch: { content: 'Later.', isAutosave: true },
  })
  await updatePost(aUserContext(db, user, { now: at(7) }), {
    slug: 'a-post',
    patch: { content: 'Published.', status: 'published' },
  })
  await updatePost(aUserContext(db, user, { now: at(8) }), {
    slug: 'a-post',
    patch: { content: 'After that.' },
  })
  const { list } = await admin()
  expect((await list()).map(({ revision, savedBy }) => [revision, savedBy])).toEqual([
    [8, user.name],
    [7, user.name],
    [6, user.name],
    [5, other.name],
    [4, user.name],
    [1, user.name],
  ])
})

it('what was saved by hand or is replaced by a restore stays a version', async () => {
  const { create, patch, restore, list } = await admin()
  await create({ ...aPost({ slug: 'a-post', status: 'draft' }), publishAt: null })
  await patch({ content: 'Saved by hand.' })
  await patch({ content: 'Saved after a pause.', isAutosave: true })
  await restore(1, { revision: 3 })
  await patch({ content: 'After the restore.', isAutosave: true })
  expect((await list()).map(({ revision }) => revision)).toEqual([5, 4, 3, 2, 1])
})

blogTest('of two saves at once, one becomes a version, with its own text', async () => {
  await createPost(aContext(db), aPost({ slug: 'a-post' }))
  const { patch, list, read } = await admin()
  const responses = await Promise.all([
    patch({ content: 'First words.', revision: 1 }),
    patch({ content: 'Second words.', revision: 1 }),
  ])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await list()).map(({ revision }) => revision)).toEqual([2, 1])
  const publicPost = await (await send('/api/blog/a-post')).json<{ content: string }>()
  expect((await (await read(2)).json<PostRevision>()).fields.content).toBe(publicPost.content)
})

it('a post older than version history gets its first version with its first change', async () => {
  await createPost(aContext(db), aPost({ slug: 'a-post', content: 'From before.' }))
  await db.delete(postRevisions)
  const { patch, read } = await admin()
  await patch({ content: 'New words.' })
  expect((await (await read(1)).json<PostRevision>()).fields.content).toBe('From before.')
})

it('deleting a post deletes its versions and records who did it', async () => {
  const { user, create } = await admin()
  await create({ ...aPost({ slug: 'a-post' }), publishAt: null })
  const { cookie } = await aSignedInUser(db, { role: 'admin', username: 'cleaner' })
  await send(base, { method: 'DELETE', cookie })
  expect((await send(base, { method: 'DELETE', cookie })).status).toBe(404)
  expect(await db.select().from(postRevisions)).toEqual([])
  expect((await newAudits()).map(({ action, actor }) => [action, actor])).toEqual([
    ['post.create', user.username],
    ['post.delete', 'cleaner'],
  ])
})
