import { env } from 'cloudflare:test'
import { beforeAll, expect, it, vi } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { cacheKeyOf } from '#platform/pages/edge-cache.ts'
import { aCategory, aPost } from '#tests/builders/posts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'
import { isPageOn } from '#shared/is-page-on.ts'

const db = openDb(env.DB)

const pages = [
  '/:id',
  '/blog/:id',
  '/blog/category/:id',
  '/blog/category/:id/page/2',
  `/blog/category/${aCategory}/page/:id`,
  '/blog/page/:id',
  '/blog/art/:id/known.svg',
  `/blog/art/${aCategory}/:id.svg`,
  '/booking/:id',
  '/booking/confirmation/:id',
  '/careers/:id',
].filter((path) => isPageOn(path.replace(/^\/api(?=\/blog)/, '')))
const endpoints = [
  'GET /api/blog/:id',
  'GET /api/bookings/:id',
  'GET /api/admin/posts/:id',
  'DELETE /api/admin/posts/:id',
  'GET /api/admin/posts/:id/revisions',
  'GET /api/admin/posts/:id/revisions/1',
  'GET /api/admin/case-studies/:id',
  'DELETE /api/admin/case-studies/:id',
  'GET /api/admin/services/:id',
  'GET /api/admin/users/:id',
  'GET /api/admin/projects/:id',
]
const hostileIds = [
  '..%2Fservices',
  '..%2f..%2fabout',
  '%2e%2e%2fservices',
  '..%5cservices',
  'known%23x',
  'known%3Fx',
  'known%2F',
  'known%00',
  'known%0A',
  '%00',
  'known%5c',
  '%2525',
  '%ff',
  '%zz',
  '%E4%BD',
  '%',
  '%F0%9F%98%80',
  'caf%C3%A9',
  'Known',
  'known--x',
  "known'--",
  'k'.repeat(101),
  'k'.repeat(8_000),
]

beforeAll(async () => {
  await createPost(aContext(db), aPost({ slug: 'known' }))
  // A cached copy is served without reading the database, so it must not be found under another address.
  for (const path of ['/services', '/blog/known'].filter(isPageOn)) {
    await (await send(path)).text()
    await vi.waitFor(async () => {
      expect(await caches.default.match(cacheKeyOf({ siteUrl, buildId }, path))).toBeDefined()
    })
  }
})

it.each(pages)('%s is the not-found page for text that is not an id', async (page) => {
  const responses = await Promise.all(
    hostileIds.map(async (id) => {
      const response = await send(page.replace(':id', id))
      const isNotFoundPage = (await response.text()).includes('noindex')
      return { id: id.slice(0, 20), status: response.status, isNotFoundPage }
    }),
  )
  expect(responses.filter(({ status, isNotFoundPage }) => status !== 404 || !isNotFoundPage)).toEqual([])
})

it.each(endpoints)('%s is a record that does not exist for text that is not an id', async (endpoint) => {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  const responses = await Promise.all(
    hostileIds.map(async (id) => {
      const [method, path = ''] = endpoint.replace(':id', id).split(' ')
      const response = await send(path, { method, cookie })
      return { id: id.slice(0, 20), status: response.status, body: await response.json() }
    }),
  )
  const notFound = { status: 404, body: { message: expect.stringMatching(/\w/) } }
  expect(responses).toEqual(hostileIds.map((id) => ({ id: id.slice(0, 20), ...notFound })))
})

it('dots that lead out of the blog are the address they lead to', async () => {
  const services = await (await send('/services')).text()
  expect(await (await send('/blog/%2e%2e/services')).text()).toBe(services)
})
