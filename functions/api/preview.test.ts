import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { siteUrl } from '#built/build.js'
import { type CheckedPage, previewOf } from '#contracts/page-check.ts'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { aPost } from '#tests/builders/posts.ts'
import { addServices } from '#tests/builders/services.ts'
import { send } from '#tests/worker/send.ts'
import { blogTest } from '#tests/worker/needs-pages.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { isPageOn } from '#shared/is-page-on.ts'

const db = openDb(env.DB)
let calls = 0
const check = (url: string, address = `2001:db8:${calls++}::1`) =>
  send(`/api/preview?url=${encodeURIComponent(url)}`, { address })

beforeEach(() => db.delete(posts))

it('a booking is not read, however its address is written', async () => {
  await addServices(db)
  const { code } = await addBooking(db, { companyName: 'Nuptse Ltd' })
  const confirmation = `confirmation/${formatCode(code)}`
  for (const path of ['booking', 'BOOKING', '%62ooking', 'x/../booking', 'booking%2F..%2Fbooking']) {
    const response = await check(`/${path}/${confirmation}`)
    expect([path, response.status]).toEqual([path, 422])
    expect(await response.text()).not.toContain(formatCode(code))
  }
})

it('a booking is not read at an address with empty segments, which the router skips', async () => {
  await addServices(db)
  const { code } = await addBooking(db)
  const confirmation = `confirmation/${formatCode(code).toLowerCase()}`
  for (const path of ['/booking/', '//booking/', '///booking/', '/booking//', '/./booking/./']) {
    const response = await check(`${siteUrl}${path}${confirmation}`)
    expect([path, response.status]).toEqual([path, 422])
    expect(await response.text()).not.toContain(formatCode(code))
  }
})

it.each(
  [
    '/about',
    `${siteUrl}/services/digital-marketing`,
    '/',
    '/services',
    '/blog',
    `${siteUrl}/contact?utm=x#top`,
  ].filter((address) => isPageOn(address.replace(siteUrl, ''))),
)('the page %s of this site is read in process', async (url) => {
  const response = await check(url)
  expect(response.status).toBe(200)
  const page = await response.json<CheckedPage>()
  expect(page).toMatchObject({ isOwn: true, title: expect.stringMatching(/\p{L}{3}/u) })
  expect(previewOf(page).image).toMatch(new RegExp(`^${siteUrl}/social/`))
})

blogTest('an article is read as its page has it, hostile title and all', async () => {
  await createPost(aContext(db), aPost({ slug: 'hostile', title: '"><script>alert(1)</script> & so on' }))
  const page = await (await check('/blog/hostile')).json<CheckedPage>()
  expect(previewOf(page).title).toBe('"><script>alert(1)</script> & so on')
})

it.each([
  '/no-such-page',
  '/blog/no-such-post',
  '/api/user',
  '/booking/confirmation/ABCD-EFGH-JKMN-PQRS',
  '/social/x.png',
])('%s is no public page of this site', async (url) => {
  expect((await check(url)).status).toBe(422)
})

it.each([
  'http://example.com',
  'https://127.0.0.1',
  'https://[::1]/',
  'https://printer.local',
  'javascript:alert(1)',
  'x'.repeat(2001),
])('%j is refused with 400 and words', async (url) => {
  const response = await check(url)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\w/) })
})

it('without an address it is 400', async () => {
  expect((await send('/api/preview')).status).toBe(400)
})

it('the twenty-first check of an address within a minute is 429; refused addresses do not count', async () => {
  for (let attempt = 0; attempt < 25; attempt++)
    expect((await check('http://example.com', '203.0.113.9')).status).toBe(400)
  for (let attempt = 0; attempt < 20; attempt++)
    expect((await check('/about', '203.0.113.9')).status).toBe(200)
  const refusedResponse = await check('/about', '203.0.113.9')
  expect(refusedResponse.status).toBe(429)
  expect(refusedResponse.headers.get('retry-after')).toMatch(/^\d+$/)
})
