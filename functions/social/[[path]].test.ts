import { env } from 'cloudflare:test'
import { expect, it, onTestFinished, vi } from 'vitest'
import { siteUrl } from '#built/build.js'
import { socialCategories, socialImageSizes, type SocialImageSize } from '#contracts/social-image.ts'
import { signImagePath } from '#social/sign-path.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { send } from '#tests/worker/send.ts'

const title = () => `Technical SEO for sites that render at the edge, ${crypto.randomUUID().slice(0, 8)}`
const description = 'What crawlers see, what they ignore, and how to check both before launch.'

async function readImage(response: Response) {
  const file = new Uint8Array(await response.arrayBuffer())
  const view = new DataView(file.buffer)
  expect(String.fromCharCode(...file.subarray(1, 4))).toBe('PNG')
  return { width: view.getUint32(16), height: view.getUint32(20), bytes: file.length }
}

it('a signed path is a PNG of 1200×630 under 100 KB with long cache headers, for every category', async () => {
  for (const category of socialCategories) {
    const response = await send(signImagePath({ title: title(), description, category }, env))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { bytes, ...size } = await readImage(response)
    expect(size).toEqual({ width: 1200, height: 630 })
    expect(bytes, category).toBeLessThan(100_000)
  }
})

it.each(Object.entries(socialImageSizes))('the size %s is rendered', async (name, size) => {
  const response = await send(
    signImagePath({ title: title(), description, size: name as SocialImageSize }, env),
  )
  expect(await readImage(response)).toMatchObject(size)
})

it('every script and emoji is rendered at the edge too', async () => {
  for (const words of ['नेपाली व्यवसाय', 'Čeština a ẞ', 'Launch 🚀 day', '中文', '\u0000\ud800x']) {
    expect((await send(signImagePath({ title: words, description: words }, env))).status, words).toBe(200)
  }
})

it('a path with one character changed answers 404 and renders nothing', async () => {
  const path = signImagePath({ title: title(), description }, env)
  for (const at of [9, 30, path.length - 20, path.length - 5, path.length - 1]) {
    const changedPath = path.slice(0, at) + (path[at] === 'A' ? 'B' : 'A') + path.slice(at + 1)
    const response = await send(changedPath)
    expect(response.status, changedPath).toBe(404)
    expect(await response.json()).toEqual({ message: 'Nothing exists at this address.' })
  }
})

it('a path signed with the old key is rendered, one signed with a foreign key is not', async () => {
  const old = { SOCIAL_IMAGE_KEY: env.SOCIAL_IMAGE_KEY_OLD ?? '' }
  expect((await send(signImagePath({ title: title() }, old))).status).toBe(200)
  expect((await send(signImagePath({ title: title() }, { SOCIAL_IMAGE_KEY: 'x'.repeat(40) }))).status).toBe(
    404,
  )
})

it('an image is rendered while the cache cannot be read', async () => {
  const match = vi.spyOn(Object.getPrototypeOf(caches.default) as Cache, 'match')
  match.mockRejectedValue(new Error('the cache is out of reach'))
  onTestFinished(() => match.mockRestore())
  const response = await send(signImagePath({ title: title(), description }, env))
  expect(response.status).toBe(200)
  await readImage(response)
  expect(takeLoggedErrors()).toEqual([expect.stringContaining('the cache is out of reach')])
})

it('an unsigned parameter does not create a new image: the cached one is served', async () => {
  const path = signImagePath({ title: title(), description }, env)
  const first = await (await send(path)).arrayBuffer()
  const signedPart = path.replace(/^\/social\/(.*)\.[\w-]{43}\.png$/, '$1')
  await expect
    .poll(() => caches.default.match(`${siteUrl}/cached/social/${signedPart}`).then(Boolean))
    .toBe(true)
  const second = await send(`${path}?utm_source=x`)
  expect(new Uint8Array(await second.arrayBuffer())).toEqual(new Uint8Array(first))
  expect(second.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await caches.default.match(`${siteUrl}/cached/social/${signedPart}?utm_source=x`)).toBeUndefined()
})

it('HEAD answers as GET does, without the picture', async () => {
  const path = signImagePath({ title: title(), description }, env)
  const head = await send(path, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-type')).toBe('image/png')
  expect(head.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await head.text()).toBe('')
})

it('another method answers 405', async () => {
  const response = await send(signImagePath({ title: title() }, env), {
    json: {},
    headers: { origin: 'http://localhost' },
  })
  expect(response.status).toBe(405)
})

it('five new images at once are all rendered', async () => {
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => send(signImagePath({ title: title() }, env))),
  )
  for (const response of responses)
    expect(await readImage(response)).toMatchObject({ width: 1200, height: 630 })
})
