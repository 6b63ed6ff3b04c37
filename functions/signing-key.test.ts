import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import { openDb } from '#platform/db/open.ts'
import { storedPages } from '#platform/db/schema/content.ts'
import { cacheKeyOf } from '#platform/pages/edge-cache.ts'
import { createD1PageSource } from '#domains/site/d1-page-source.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { askWorker } from '#tests/fuzz/ask-worker.ts'
import { origin } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const forgetCopies = () => caches.default.delete(cacheKeyOf({ siteUrl, buildId }, '/'))

beforeEach(async () => {
  await db.delete(storedPages)
  await forgetCopies()
})

async function homeWith(key: string) {
  const { response, text } = await askWorker(new Request(origin), { SOCIAL_IMAGE_KEY: key })
  await forgetCopies()
  expect([response.status, text.split('<h1').length]).toEqual([200, 2])
  const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(text) ?? []
  return { image, etag: response.headers.get('etag') }
}

it.each(['', 'too short'])(
  'while the key of social images is %j, a page is whole, and has its own image once there is a key',
  async (noKey) => {
    const before = await homeWith(noKey)
    expect(before.image).toContain('/social/default/')
    const after = await homeWith('a'.repeat(40))
    expect(after.image).not.toContain('/social/default/')
    expect(after.etag).not.toBe(before.etag)
  },
)

it('a page that was stored before the key changed is rendered with the new one', async () => {
  const before = await homeWith('a'.repeat(40))
  expect(await homeWith('a'.repeat(40))).toEqual(before)
  const after = await homeWith('b'.repeat(40))
  expect(after.image).not.toBe(before.image)
  expect(after.etag).not.toBe(before.etag)
})

it('a page whose head or body fails while it is rendered is no page', async () => {
  const { renderPage } = await import('#built/render.js')
  const brokenRender = renderPage('/', createD1PageSource(aContext(db)), () => {
    throw new RangeError('no picture')
  })
  await expect(brokenRender).rejects.toThrow('a part of the page was not rendered')
})
