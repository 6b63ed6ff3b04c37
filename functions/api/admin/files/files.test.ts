import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { siteUrl } from '#built/build.js'
import type { FileList, StoredFile } from '#contracts/files.ts'
import { fileCacheKey } from '#domains/files/file-cache.ts'
import { openDb } from '#platform/db/open.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { files } from '#platform/db/schema/files.ts'
import { aPng } from '#tests/builders/pictures.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { cookiesOf, send } from '#tests/worker/send.ts'
import { fileAdmin, fileBucket, filesPath, storedKeys, uploadForm } from '#tests/worker/uploads.ts'

const db = openDb(env.DB)
const { cookie, upload, uploaded } = await fileAdmin()

beforeEach(async () => {
  await db.delete(posts)
  await db.delete(files)
  await fileBucket.delete(await storedKeys())
})

const messageOf = async (response: Response) => (await response.json<{ message: string }>()).message

it('an uploaded picture is described, served under its hash for good, and listed', async () => {
  const file = await uploaded({ fields: { alt: 'Five ridges', focusX: '0.7', focusY: '0.25' } })
  expect(file).toMatchObject({
    name: 'Ridge at dawn.png',
    type: 'image/png',
    width: 64,
    height: 40,
    alt: 'Five ridges',
    focusX: 0.7,
    focusY: 0.25,
    variants: [],
    useCount: 0,
  })
  expect(file.url).toMatch(/^\/files\/[0-9a-f]{32}\/ridge-at-dawn\.png$/)
  const response = await send(file.url)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': 'sandbox',
  })
  expect((await response.arrayBuffer()).byteLength).toBe(file.bytes)
  const list = await (await send(`${filesPath}?search=ridges`, { cookie })).json<FileList>()
  expect(list.items.map(({ id }) => id)).toEqual([file.id])
  expect(list).toMatchObject({ total: { files: 1, bytes: file.bytes }, isAvailable: true })
})

it('variants are checked and offered by their width', async () => {
  const content = aPng({ width: 2000, height: 1250 })
  const variants = { w480: aPng({ width: 480, height: 300 }), w960: aPng({ width: 960, height: 600 }) }
  const file = await uploaded({ content, variants })
  expect(file.variants.map(({ width, height }) => [width, height])).toEqual([
    [480, 300],
    [960, 600],
  ])
  for (const { url, bytes } of file.variants)
    expect((await (await send(url)).arrayBuffer()).byteLength, url).toBe(bytes)
  for (const [name, bytes] of [
    ['w480', aPng({ width: 481, height: 300 })],
    ['w480', aPng({ width: 480, height: 310 })],
    ['w480', new TextEncoder().encode('<html>')],
  ] as const) {
    const response = await upload({ content, variants: { [name]: bytes } })
    expect(response.status).toBe(400)
    expect(await messageOf(response)).toContain('480 pixels')
  }
  const widened = await upload({ content: aPng(), variants: { w480: aPng({ width: 480, height: 300 }) } })
  expect(widened.status).toBe(400)
})

it('what is no picture and no PDF is refused, whatever it is called', async () => {
  const refused: [Uint8Array | string, number, string][] = [
    ['MZ\u0090 a program', 400, 'whatever its name says'],
    ['<svg xmlns="http://www.w3.org/2000/svg"></svg>', 400, 'SVG'],
    ['', 400, 'empty'],
    [aPng().slice(0, -20), 400, 'damaged'],
    [aPng({ width: 10_000, height: 5001 }), 413, '50 megapixels'],
    [aPng({ paddingBytes: 12_100_000 }), 413, '12 MB'],
  ]
  for (const [content, status, sentence] of refused) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    const response = await upload({ content: bytes, name: 'photo.jpg' })
    expect([response.status, await messageOf(response)]).toEqual([status, expect.stringContaining(sentence)])
  }
  expect(await db.$count(files)).toBe(0)
  expect(await storedKeys()).toEqual([])
})

it('a request that is no complete form is refused with a sentence', async () => {
  const json = await send(filesPath, { cookie, json: {} })
  expect([json.status, await messageOf(json)]).toEqual([415, expect.stringContaining('multipart/form-data')])
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const cut = await send(filesPath, {
    cookie,
    method: 'POST',
    headers,
    body: '--x\r\ncontent-disposition: form',
  })
  expect(cut.status).toBe(400)
  const none = new FormData()
  none.set('alt', 'nothing')
  expect(await messageOf(await send(filesPath, { cookie, body: none }))).toBe('Choose a file.')
  const focus = await upload({ content: aPng(), fields: { focusX: '2' } })
  expect([focus.status, await messageOf(focus)]).toEqual([400, 'The focus point is given from 0 to 1.'])
})

it('the same upload sent twice is one file', async () => {
  const content = aPng()
  expect((await uploaded({ content })).id).toBe((await uploaded({ content })).id)
  expect(await db.$count(files)).toBe(1)
})

it('a replaced file keeps its id, gets another address, and the old one leads there', async () => {
  const before = await uploaded()
  const replace = (revision: number) =>
    send(`${filesPath}/${before.id}/content`, {
      cookie,
      method: 'PUT',
      body: uploadForm({ content: aPng({ width: 80, height: 50 }), fields: { revision: String(revision) } }),
    })
  const response = await replace(before.revision)
  expect(response.status, await response.clone().text()).toBe(200)
  const after = await response.json<StoredFile>()
  expect(after).toMatchObject({ id: before.id, width: 80, alt: 'Five ridges' })
  expect(after.url).not.toBe(before.url)
  const old = await send(before.url)
  expect([old.status, old.headers.get('location')]).toEqual([302, expect.stringContaining(after.url)])
  const second = await replace(before.revision)
  expect(second.status).toBe(409)
  expect(await storedKeys()).toHaveLength(1)
})

it('the total counts the sizes of a picture, before and after it is replaced and until it is deleted', async () => {
  const total = async () => {
    const list = await (await send(filesPath, { cookie })).json<FileList>()
    return [list.total.files, list.total.bytes]
  }
  const sizeOf = ({ bytes, variants }: StoredFile) =>
    variants.reduce((sum, variant) => sum + variant.bytes, bytes)
  const other = await uploaded({ content: aPng({ width: 90, height: 90 }) })
  const file = await uploaded({
    content: aPng({ width: 2000, height: 1250 }),
    variants: { w480: aPng({ width: 480, height: 300 }) },
  })
  expect(await total()).toEqual([2, sizeOf(other) + sizeOf(file)])
  const response = await send(`${filesPath}/${file.id}/content`, {
    cookie,
    method: 'PUT',
    body: uploadForm({
      content: aPng({ width: 80, height: 50 }),
      fields: { revision: String(file.revision) },
    }),
  })
  const replaced = await response.json<StoredFile>()
  expect(await total()).toEqual([2, sizeOf(other) + sizeOf(replaced)])
  expect((await send(`${filesPath}/${file.id}`, { cookie, method: 'DELETE' })).status).toBe(204)
  expect(await total()).toEqual([1, sizeOf(other)])
})

it('two changes of what is said of a file: the second is refused', async () => {
  const { id, revision } = await uploaded()
  const patch = (json: unknown) => send(`${filesPath}/${id}`, { cookie, method: 'PATCH', json })
  expect((await patch({ alt: 'Ridges', revision })).status).toBe(200)
  expect((await patch({ alt: 'Hills', revision })).status).toBe(409)
  expect((await patch({ focusX: -1 })).status).toBe(400)
})

it('an unknown hash answers 404 without asking the bucket, and one that is no hash too', async () => {
  for (const url of [`/files/${'0'.repeat(32)}/a.png`, '/files/x/a.png', `/files/${'0'.repeat(32)}/480.webp`])
    expect((await send(url)).status, url).toBe(404)
})

it('whoever has just uploaded a file sees it, also where its absence is still cached', async () => {
  const response = await upload({ content: aPng(), fields: { alt: 'Five ridges' } })
  const { url } = await response.json<StoredFile>()
  const [, , hash = '', name = ''] = url.split('/')
  const absence = new Response(null, { status: 404, headers: { 'cache-control': 'max-age=60' } })
  await caches.default.put(fileCacheKey(siteUrl, hash, name), absence)
  expect((await send(url)).status).toBe(404)
  expect((await send(url, { cookie: cookiesOf(response) })).status).toBe(200)
})

it('a file whose content the bucket has lost answers 404', async () => {
  const { url } = await uploaded()
  await fileBucket.delete(await storedKeys())
  expect((await send(url)).status).toBe(404)
  expect(takeLoggedErrors()).toEqual([expect.stringContaining('the bucket lacks a file')])
})

it('lists by kind, and pages of fifty', async () => {
  for (let index = 0; index < 52; index += 1)
    await uploaded({ name: `picture-${index}.png`, fields: index === 0 ? {} : { alt: 'Ridges' } })
  const first = await (await send(filesPath, { cookie })).json<FileList>()
  expect(first.items).toHaveLength(50)
  const second = await (await send(`${filesPath}?after=${first.next}`, { cookie })).json<FileList>()
  expect(second.items.map(({ name }) => name)).toEqual(['picture-1.png', 'picture-0.png'])
  const noAlt = await (await send(`${filesPath}?kind=no-alt`, { cookie })).json<FileList>()
  expect(noAlt.items.map(({ name }) => name)).toEqual(['picture-0.png'])
  expect((await (await send(`${filesPath}?kind=document`, { cookie })).json<FileList>()).items).toEqual([])
  expect((await send(`${filesPath}?kind=other`, { cookie })).status).toBe(400)
})
