import { deflateSync } from 'node:zlib'
import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { groundRules } from '#contracts/social-ground.ts'
import { groundKey } from '#domains/files/bucket.ts'
import { openDb } from '#platform/db/open.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { caseStudies } from '#platform/db/schema/content.ts'
import { files } from '#platform/db/schema/files.ts'
import { aGround } from '#tests/builders/grounds.ts'
import { aPng } from '#tests/builders/pictures.ts'
import { aCaseStudy } from '#tests/builders/services.ts'
import { contentAdmin } from '#tests/worker/admin-content.ts'
import { postAdmin, postBody } from '#tests/worker/admin-posts.ts'
import { seededRandom } from '#social/relief.ts'
import { signImagePath } from '#social/sign-path.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { send } from '#tests/worker/send.ts'
import { fileAdmin, fileBucket, filesPath, storedKeys } from '#tests/worker/uploads.ts'

const db = openDb(env.DB)
const { cookie, upload, uploaded } = await fileAdmin()
const content = aPng({ width: 2000, height: 1250 })

beforeEach(async () => {
  await db.batch([db.delete(posts), db.delete(caseStudies), db.delete(files)])
  await fileBucket.delete(await storedKeys())
})

const imagePathOf = async (page: string) => {
  const html = await (await send(page)).text()
  return new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '').pathname
}

async function imageAt(path: string): Promise<Uint8Array> {
  const response = await send(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  return new Uint8Array(await response.arrayBuffer())
}

it('the social image of a post is drawn on its header picture, around the focus point', async () => {
  const file = await uploaded({ content, variants: { ground: aGround() } })
  expect(file.variants).toEqual([])
  const { create } = await postAdmin()
  await create(postBody({ content: 'Text', featuredImage: file.url, status: 'published' }))
  const path = await imagePathOf('/blog/a-post')
  expect(path).toContain(`${file.url.split('/')[2]}-50`)
  const image = await imageAt(path)
  expect(image.length).toBeLessThan(300_000)
  expect([...image.subarray(16, 24)]).toEqual([0, 0, 4, 176, 0, 0, 2, 118])
  await send(`${filesPath}/${file.id}`, { cookie, method: 'PATCH', json: { focusY: 0.9 } })
  expect(await imagePathOf('/blog/a-post')).toContain(`${file.url.split('/')[2]}-90`)
})

it('without a ground, and while the bucket lacks it, the image is the drawn one', async () => {
  const ask = (ground: string) => send(`/api/og-image?type=article&title=Ridges&ground=${ground}`)
  const unknown = await (await ask(`${'0'.repeat(32)}-50`)).json<{ imagePath: string }>()
  const plain = await (await send('/api/og-image?type=article&title=Ridges')).json<{ imagePath: string }>()
  expect(await imageAt(unknown.imagePath)).toEqual(await imageAt(plain.imagePath))
  const { url } = await uploaded({ content, variants: { ground: aGround() } })
  const known = await (await ask(`${url.split('/')[2]}-50`)).json<{ imagePath: string }>()
  expect(await imageAt(known.imagePath)).not.toEqual(await imageAt(plain.imagePath))
  for (const ground of ['x', `${'0'.repeat(32)}-101`, `${'g'.repeat(32)}-5`, '../x'])
    expect((await ask(encodeURIComponent(ground))).status, ground).toBe(400)
})

it('while the bucket fails, the image is the drawn one, and no cache keeps it', async () => {
  const { url } = await uploaded({ content, variants: { ground: aGround() } })
  const hash = url.split('/')[2] ?? ''
  await fileBucket.put(groundKey(hash), 'damaged')
  const path = signImagePath({ title: 'Ridges', ground: `${hash}-50` }, env)
  const response = await send(path)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await imageAt(path)).toEqual(await imageAt(signImagePath({ title: 'Ridges' }, env)))
  expect(takeLoggedErrors()).toHaveLength(2)
})

it('a picture with too much detail around its focus point is left out, so that the image has at most 300 KB', async () => {
  const { width, colors } = groundRules
  const middle = { top: 485 * width, end: 1115 * width }
  const random = seededRandom('noise')
  const pixelAt = (at: number) => (at > middle.top && at < middle.end ? Math.floor(random() * colors) : 0)
  const ground = aGround({ height: 1600, pixelAt })
  const { url } = await uploaded({ content: aPng({ width: 1500, height: 2000 }), variants: { ground } })
  const path = signImagePath({ title: 'Ridges', ground: `${url.split('/')[2]}-50` }, env)
  expect(await imageAt(path)).toEqual(await imageAt(signImagePath({ title: 'Ridges' }, env)))
})

it('the social image of a case study is drawn on its picture', async () => {
  const file = await uploaded({ content, variants: { ground: aGround() } })
  const { create } = await contentAdmin('/api/admin/case-studies')
  const input = { ...aCaseStudy({ slug: 'on-ridges' }), sortOrder: 1, status: 'published', picture: file.id }
  expect((await create(input)).status).toBe(201)
  expect(await imagePathOf('/work/on-ridges')).toContain(`${file.url.split('/')[2]}-50`)
})

it('a ground is deleted with its file, and is no page of its own', async () => {
  const file = await uploaded({ content, variants: { ground: aGround() } })
  expect(await storedKeys()).toHaveLength(2)
  const direct = await send(`/files/${file.url.split('/')[2]}/1200.bin`)
  expect([direct.status, direct.headers.get('location')]).toEqual([302, expect.stringContaining(file.url)])
  expect((await send(`${filesPath}/${file.id}`, { cookie, method: 'DELETE' })).status).toBe(204)
  expect(await storedKeys()).toEqual([])
})

it('what is no ground of the picture is refused, and nothing is stored', async () => {
  const hostile: Record<string, Uint8Array> = {
    'is not compressed': new TextEncoder().encode('<html>'),
    'is another shape': aGround({ height: 900 }),
    'is too light for white text': aGround({ color: 0xffffff }),
    'has a color that it does not name': aGround({ pixelAt: () => 200 }),
    'is empty': new Uint8Array(),
    'grows to 60 MB': deflateSync(new Uint8Array(60_000_000)),
    'is cut off': aGround().subarray(0, 100),
  }
  for (const [what, ground] of Object.entries(hostile)) {
    const response = await upload({ content, variants: { ground } })
    expect(response.status, what).toBe(400)
    expect(await response.json(), what).toEqual({ message: expect.stringContaining('ground') })
  }
  const small = await upload({ content: aPng(), variants: { ground: aGround() } })
  expect(small.status).toBe(400)
  expect(await storedKeys()).toEqual([])
})
