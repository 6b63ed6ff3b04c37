import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { AdminPost } from '#contracts/admin-posts.ts'
import { openDb } from '#platform/db/open.ts'
import { posts, postSlugs } from '#platform/db/schema/blog.ts'
import { siteContent } from '#platform/db/schema/content.ts'
import { send } from '#tests/worker/send.ts'
import { postAdmin, postBody as body } from '#tests/worker/admin-posts.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'
import { aCategory } from '#tests/builders/posts.ts'

needsPages('/blog')

const db = openDb(env.DB)

beforeEach(() => db.delete(posts))

it('an old address redirects permanently to the new one, with its query, through two renames and back', async () => {
  const { create, patch } = await postAdmin()
  await create(body({ slug: 'one' }))
  expect(await (await send('/blog/one')).text()).toContain('some-heading')
  await patch('one', { slug: 'two' })
  await patch('two', { slug: 'three' })
  for (const old of ['one', 'two']) {
    const response = await send(`/blog/${old}?utm_source=x`)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/blog/three?utm_source=x')
    expect((await send(`/api/blog/${old}`)).status).toBe(404)
  }
  await patch('three', { slug: 'one' })
  expect((await send('/blog/one')).status).toBe(200)
  expect((await send('/blog/three')).headers.get('location')).toBe('/blog/one')
  const old = await db.select().from(postSlugs)
  expect(old.map(({ slug }) => slug).toSorted()).toEqual(['three', 'two'])
})

it('an old address does not redirect while its post is a draft, and a new post may take it', async () => {
  const { create, patch } = await postAdmin()
  await create(body({ slug: 'old' }))
  await patch('old', { slug: 'new-address', status: 'draft' })
  expect((await send('/blog/old')).status).toBe(404)
  await create(body({ slug: 'old', title: 'Newcomer' }))
  expect(await (await send('/blog/old')).text()).toContain('Newcomer')
  expect(await db.select().from(postSlugs)).toEqual([])
})

it('a deleted post is gone from page and API, and so are the addresses it had; deleting it again is 404', async () => {
  const { create, patch, remove, get } = await postAdmin()
  await create(body({ slug: 'old' }))
  await patch('old', { slug: 'doomed' })
  expect(await (await send('/blog/doomed')).text()).toContain('some-heading')
  expect((await remove('doomed')).status).toBe(204)
  for (const path of ['/blog/doomed', '/blog/old', '/api/blog/doomed'])
    expect((await send(path)).status).toBe(404)
  expect((await get('/api/admin/posts/doomed')).status).toBe(404)
  expect((await remove('doomed')).status).toBe(404)
  expect((await patch('doomed', { title: 'x' })).status).toBe(404)
})

it('a save names the post, so that it is found after a rename and another one at its old address stays', async () => {
  const { create, patch, get, remove } = await postAdmin()
  const post = await (await create(body({ slug: 'first' }))).json<AdminPost>()
  const rename = async () => (await patch(`first?id=${post.id}`, { slug: 'renamed', revision: 1 })).json()
  const renamedPost = await rename()
  expect(renamedPost).toMatchObject({ id: post.id, slug: 'renamed', revision: 2 })
  await create(body({ slug: 'first', title: 'Newcomer' }))
  expect(await rename()).toEqual(renamedPost)
  const saveMine = (revision: number, id: number | string = post.id) =>
    patch(`first?id=${id}`, { title: 'Mine', revision })
  expect((await saveMine(1)).status).toBe(409)
  for (const id of ['x', 0, post.id + 1000]) expect((await saveMine(1, id)).status).toBe(404)
  expect(await (await get(`/api/admin/posts/first?id=${post.id}`)).json()).toEqual(renamedPost)
  expect((await saveMine(2)).status).toBe(200)
  expect(await (await get('/api/admin/posts/first')).json()).toMatchObject({ title: 'Newcomer', revision: 1 })
  expect((await remove(`first?id=${post.id}`)).status).toBe(204)
  expect((await get('/api/admin/posts/renamed')).status).toBe(404)
  expect((await get('/api/admin/posts/first')).status).toBe(200)
})

it('the editor finds a post, also a draft, at an address that it had, until another post takes that', async () => {
  const { create, patch, get } = await postAdmin()
  const post = await (await create(body({ slug: 'first', status: 'draft' }))).json<AdminPost>()
  await patch('first', { slug: 'second' })
  await patch('second', { slug: 'third' })
  const find = async (slug: string) => (await get(`/api/admin/posts/${slug}`)).json()
  for (const slug of ['first', 'second', 'third'])
    expect(await find(slug)).toMatchObject({ id: post.id, slug: 'third' })
  expect((await patch('first', { title: 'x' })).status).toBe(404)
  expect((await get('/api/admin/posts/fourth')).status).toBe(404)
  await create(body({ slug: 'second', title: 'Newcomer', status: 'draft' }))
  expect(await find('second')).toMatchObject({ slug: 'second', title: 'Newcomer' })
})

it('a save is seen at once on every page that shows the post', async () => {
  const { create, patch } = await postAdmin()
  await create(body({ slug: 'neighbor', category: aCategory }))
  await create(body({ slug: 'shown', title: 'The first title', category: aCategory }))
  const paths = ['/', '/blog', `/blog/category/${aCategory}`, '/blog/shown', '/blog/neighbor']
  for (const path of paths)
    expect((await (await send(path)).text()).includes('The first title'), path).toBe(true)
  await patch('shown', { title: 'The second title' })
  for (const path of paths)
    expect((await (await send(path)).text()).includes('The second title'), path).toBe(true)
})

it('every save raises the content revision, so that other data centers learn of it', async () => {
  const revision = async () => (await db.select().from(siteContent))[0]?.revision ?? 0
  const { create, patch, remove } = await postAdmin()
  const first = await revision()
  await create(body())
  await patch('a-post', { title: 'x' })
  await remove('a-post')
  expect(await revision()).toBe(first + 3)
})
