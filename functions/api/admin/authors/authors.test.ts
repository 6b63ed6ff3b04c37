import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { AdminAuthor, AuthorPage } from '#contracts/authors.ts'
import type { Article } from '#contracts/blog.ts'
import type { StoredFile } from '#contracts/files.ts'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { authors, posts } from '#platform/db/schema/blog.ts'
import { fileUses, files } from '#platform/db/schema/files.ts'
import { aPng } from '#tests/builders/pictures.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { blogTest } from '#tests/worker/needs-pages.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const { cookie } = await aSignedInUser(db, { role: 'editor' })
const path = '/api/admin/authors'
const asha = { slug: 'asha-rai', name: 'Asha Rai', title: 'Strategist' }

beforeEach(async () => {
  await db.delete(posts)
  await db.delete(authors)
  await db.delete(fileUses)
  await db.delete(files)
})

const create = (json: object) => send(path, { cookie, json })
const change = (slug: string, json: object) => send(`${path}/${slug}`, { cookie, method: 'PATCH', json })
const remove = (slug: string) => send(`${path}/${slug}`, { cookie, method: 'DELETE' })
const publish = (overrides: Parameters<typeof aPost>[0]) => createPost(aContext(db), aPost(overrides))

async function refusal(response: Response) {
  const { message } = await response.json<{ message: string }>()
  return { status: response.status, message }
}

async function aFile(fields: Record<string, string>): Promise<StoredFile> {
  const form = new FormData()
  form.set('file', new File([aPng()], 'asha.png'))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return (await send('/api/admin/files', { method: 'POST', body: form, cookie })).json()
}

it('an editor stores, lists, changes and deletes an author', async () => {
  const response = await create({ ...asha, bio: 'Counts what others guess.' })
  expect(response.status).toBe(201)
  const author = await response.json<AdminAuthor>()
  expect(author).toEqual({
    ...asha,
    id: expect.any(Number),
    bio: 'Counts what others guess.',
    articles: 0,
    revision: 1,
  })
  expect((await create({ ...asha, bio: 'Counts what others guess.' })).status, 'sent again').toBe(201)
  expect(await (await send(path, { cookie })).json()).toEqual([author])
  const changed = await change('asha-rai', { title: 'Head of strategy', bio: null, revision: 1 })
  expect(await changed.json()).toEqual({
    ...asha,
    id: author.id,
    title: 'Head of strategy',
    articles: 0,
    revision: 2,
  })
  const late = await change('asha-rai', { title: 'Analyst', revision: 1 })
  expect(late.status).toBe(409)
  expect((await remove('asha-rai')).status).toBe(204)
  expect((await remove('asha-rai')).status).toBe(404)
  expect((await change('asha-rai', { title: 'Analyst' })).status).toBe(404)
})

it('a name and an address belong to one author, whatever the capital letters', async () => {
  await create(asha)
  expect(await refusal(await create({ ...asha, slug: 'other', name: 'ASHA RAI' }))).toMatchObject({
    status: 409,
    message: 'Another author has this name.',
  })
  expect(await refusal(await create({ ...asha, name: 'Somebody' }))).toMatchObject({ status: 409 })
  const results = await Promise.all([
    create({ ...asha, slug: 'twice', name: 'Twice' }),
    create({ ...asha, slug: 'twice', name: 'Other' }),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

it.each([
  [{ ...asha, slug: 'No Slug' }],
  [{ ...asha, name: ' ' }],
  [{ ...asha, name: 'a'.repeat(81) }],
  [{ ...asha, title: undefined }],
  [{ ...asha, bio: 'b'.repeat(301) }],
  [{ ...asha, picture: 'ridge.png' }],
  [{ ...asha, picture: -1 }],
])('an author that makes no sense answers 400: %j', async (json) => {
  expect((await create(json)).status).toBe(400)
})

blogTest('an author with posts cannot be deleted, and the refusal counts them', async () => {
  await create(asha)
  await publish({ slug: 'one', author: 'Asha Rai' })
  await publish({ slug: 'two', author: 'asha rai', status: 'draft' })
  const refused = await refusal(await remove('asha-rai'))
  expect(refused.status).toBe(409)
  expect(refused.message).toContain('Asha Rai is the author of 2 posts')
  await db.delete(posts)
  expect((await remove('asha-rai')).status).toBe(204)
})

blogTest('a new name is written into the posts, which an older form cannot undo unseen', async () => {
  await create(asha)
  await publish({ slug: 'one', author: 'Asha Rai' })
  await publish({ slug: 'other', author: 'Somebody Else' })
  expect((await change('asha-rai', { name: 'Asha Thapa', revision: 1 })).status).toBe(200)
  const rows = await db.select().from(posts).orderBy(posts.slug)
  expect(rows.map(({ author, revision }) => [author, revision])).toEqual([
    ['Asha Thapa', 2],
    ['Somebody Else', 1],
  ])
  const late = await send('/api/admin/posts/one', {
    method: 'PATCH',
    json: { author: 'Asha Rai', revision: 1 },
    cookie,
  })
  expect(late.status).toBe(409)
  const [{ articles } = { articles: 0 }] = await (await send(path, { cookie })).json<AdminAuthor[]>()
  expect(articles).toBe(1)
})

blogTest('a picture of the library is shown with the author, and the library says where', async () => {
  const picture = await aFile({ alt: 'Asha at her desk' })
  const undescribed = await aFile({})
  expect(await refusal(await create({ ...asha, picture: undescribed.id }))).toMatchObject({ status: 409 })
  expect(await refusal(await create({ ...asha, picture: 999_999 }))).toMatchObject({
    status: 409,
    message: expect.stringContaining('The library has no picture with the number'),
  })
  expect((await create({ ...asha, picture: picture.id })).status).toBe(201)
  const used = await refusal(await send(`/api/admin/files/${picture.id}`, { method: 'DELETE', cookie }))
  expect(used).toMatchObject({ status: 409, message: expect.stringContaining('Asha Rai') })
  await publish({ slug: 'with-face', author: 'Asha Rai' })
  const article = await (await send('/api/blog/with-face')).json<Article>()
  expect(article.authorPage).toMatchObject({ slug: 'asha-rai', picture: { url: picture.url } })
  expect((await change('asha-rai', { picture: null })).status).toBe(200)
  expect((await send(`/api/admin/files/${picture.id}`, { method: 'DELETE', cookie })).status).toBe(204)
})

blogTest('a post may name somebody who is no author, and keeps the name as a plain byline', async () => {
  const json = { ...aPost({ slug: 'guest', author: 'Priya Sharma' }) }
  expect((await send('/api/admin/posts', { json, cookie })).status).toBe(201)
  const article = await (await send('/api/blog/guest')).json<Article>()
  expect(article.author).toBe('Priya Sharma')
  expect(article).not.toHaveProperty('authorPage')
})

blogTest('the articles of an author are paged and counted as posts come, go and change hands', async () => {
  await create(asha)
  const read = async (query = '') => (await send(`/api/blog/authors/asha-rai${query}`)).json<AuthorPage>()
  for (const [slug, date] of [
    ['old', '2025-01-01'],
    ['new', '2025-03-01'],
  ] as const)
    await publish({ slug, date, author: 'Asha Rai' })
  await publish({ slug: 'draft', author: 'Asha Rai', status: 'draft' })
  await publish({
    slug: 'due',
    author: 'Asha Rai',
    date: '2025-02-01',
    status: 'scheduled',
    publishAt: new Date(),
  })
  const { author, posts: cards, total } = await read()
  expect(author).toEqual(asha)
  expect([cards.map(({ slug }) => slug), total]).toEqual([['new', 'due', 'old'], 3])
  await db.update(posts).set({ author: 'Somebody Else' }).where(eq(posts.slug, 'new'))
  await db.update(posts).set({ status: 'archived' }).where(eq(posts.slug, 'old'))
  await db.update(posts).set({ date: '2024-01-01' }).where(eq(posts.slug, 'due'))
  expect(await read()).toMatchObject({ posts: [{ slug: 'due' }], total: 1 })
  await db.delete(posts).where(eq(posts.slug, 'due'))
  expect(await read()).toMatchObject({ posts: [], total: 0 })
  expect((await send('/api/blog/authors/asha-rai?page=2')).status).toBe(404)
  expect((await send('/api/blog/authors/asha-rai?page=0')).status).toBe(400)
  expect((await send('/api/blog/authors/nobody')).status).toBe(404)
})
