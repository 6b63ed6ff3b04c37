import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { StoredFileDetail } from '#contracts/files.ts'
import { openDb } from '#platform/db/open.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { files } from '#platform/db/schema/files.ts'
import { aPng } from '#tests/builders/pictures.ts'
import { aCaseStudy } from '#tests/builders/services.ts'
import { contentAdmin } from '#tests/worker/admin-content.ts'
import { postAdmin, postBody } from '#tests/worker/admin-posts.ts'
import { send } from '#tests/worker/send.ts'
import { fileAdmin, fileBucket, filesPath, storedKeys, uploadForm } from '#tests/worker/uploads.ts'

const db = openDb(env.DB)
const { cookie, uploaded } = await fileAdmin()

beforeEach(async () => {
  await db.delete(posts)
  await db.delete(files)
  await fileBucket.delete(await storedKeys())
})

const messageOf = async (response: Response) => (await response.json<{ message: string }>()).message

it('a file in a post shows its variants there, is not deleted, and its change renews the page', async () => {
  const content = aPng({ width: 2000, height: 1250 })
  const file = await uploaded({ content, variants: { w960: aPng({ width: 960, height: 600 }) } })
  const { create } = await postAdmin()
  const post = await create(
    postBody({ content: `Text\n\n![Ridges](${file.url})`, featuredImage: file.url, status: 'published' }),
  )
  expect(post.status, await post.clone().text()).toBe(201)
  const html = await (await send('/blog/a-post')).text()
  expect(html).toContain(`srcset="${file.variants[0]?.url} 960w, ${file.url} 2000w"`)
  expect(html).toContain('width="2000" height="1250" alt="Ridges"')
  const deletion = await send(`${filesPath}/${file.id}`, { cookie, method: 'DELETE' })
  expect([deletion.status, await messageOf(deletion)]).toEqual([409, expect.stringContaining('used in')])
  const detail = await (await send(`${filesPath}/${file.id}`, { cookie })).json<StoredFileDetail>()
  expect(detail.uses).toEqual([
    expect.objectContaining({ type: 'post', path: '/admin/blog/edit?slug=a-post' }),
  ])
  const withoutAlt = await send(`${filesPath}/${file.id}`, { cookie, method: 'PATCH', json: { alt: '' } })
  expect(withoutAlt.status).toBe(400)
  await send(`${filesPath}/${file.id}/content`, {
    cookie,
    method: 'PUT',
    body: uploadForm({ content: aPng() }),
  })
  const renewed = await (await send('/blog/a-post')).text()
  expect(renewed).toContain('width="64" height="40"')
  await db.delete(posts)
  expect((await send(`${filesPath}/${file.id}`, { cookie, method: 'DELETE' })).status).toBe(204)
  expect((await send(file.url)).status).toBe(404)
  expect(await storedKeys()).toEqual([])
})

it('a picture in the story of a case study is shown with its size, and not deleted', async () => {
  const file = await uploaded()
  const { create, change } = await contentAdmin('/api/admin/case-studies')
  const input = { ...aCaseStudy({ slug: 'with-picture' }), sortOrder: 1, status: 'published' }
  expect((await create({ ...input, content: `![](${file.url})` })).status).toBe(201)
  const story = await (await send('/api/case-studies/with-picture')).json<{ html: string }>()
  expect(story.html).toContain('width="64" height="40" alt="Five ridges"')
  const remove = () => send(`${filesPath}/${file.id}`, { cookie, method: 'DELETE' })
  expect((await remove()).status).toBe(409)
  expect((await change('with-picture', { content: 'No picture.' })).status).toBe(200)
  expect((await remove()).status).toBe(204)
})

it('a picture without an alt text is used by no published post until it has one or is decorative', async () => {
  const file = await uploaded({ fields: {} })
  const { create } = await postAdmin()
  const withHeader = postBody({ featuredImage: file.url, status: 'published' })
  const refusal = await create(withHeader)
  expect([refusal.status, await messageOf(refusal)]).toEqual([400, expect.stringContaining('no alt text')])
  await send(`${filesPath}/${file.id}`, { cookie, method: 'PATCH', json: { isDecorative: true } })
  expect((await create(withHeader)).status).toBe(201)
})
