import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import { stories } from '#content/digital-marketing/sections.ts'
import type { SuccessStory } from '#content/services/service-page.ts'
import { workCopy } from '#content/work/page.ts'
import type { AdminCaseStudy } from '#contracts/admin-content.ts'
import { openDb } from '#platform/db/open.ts'
import { caseStudies, services, storedPages } from '#platform/db/schema/content.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'
import { serviceFilter } from '#shared/page-paths.ts'
import { aCaseStudy, addServices, serviceToBook } from '#tests/builders/services.ts'
import { contentAdmin } from '#tests/worker/admin-content.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'
import { send } from '#tests/worker/send.ts'

needsPages('/work')

const db = openDb(env.DB)
const filter = `/work?service=${serviceFilter(serviceToBook)}`
const open = async (path: string) => (await send(path)).text()
const storyLinks = (html: string) =>
  new Set([...html.matchAll(/href="(\/work\/[^"]*)"/g)].map(([, href]) => href))

const aStory = (slug: string, overrides: object = {}) => ({
  ...aCaseStudy({ slug, title: `Title of ${slug}` }),
  sortOrder: 10,
  status: 'published',
  ...overrides,
})

beforeEach(async () => {
  await db.batch([db.delete(caseStudies), db.delete(services), db.delete(storedPages)])
  await addServices(db)
  await dropCachedPages({ siteUrl, buildId }, [
    ...['/', '/work', filter, '/llms.txt', '/sitemap.xml?part=pages'],
    ...['first', 'second', 'third'].map((slug) => `/work/${slug}`),
  ])
})

it('without a story, /work says so, is listed nowhere and leads to the agency', async () => {
  const html = await open('/work')
  expect(html).toContain(workCopy.empty)
  expect(html).toContain('<meta name="robots" content="noindex, follow"')
  expect(await open('/sitemap.xml?part=pages')).not.toContain('/work<')
  expect(await open('/llms.txt')).not.toContain('/work)')
  expect(await (await send('/api/case-studies')).json()).toEqual({ stories: [], services: [] })
})

it('a published story has its page, its JSON, and a place in the list, on home, in the sitemap and in llms.txt', async () => {
  const { create } = await contentAdmin('/api/admin/case-studies')
  const story = aStory('first', { content: '## What was wrong\n\nMuch.', industry: 'Bakeries' })
  expect((await create(story)).status).toBe(201)
  const html = await open('/work/first')
  expect(html).toContain(story.title)
  expect(html).toContain('What was wrong')
  expect(html).toMatch(/"@type":"CreativeWork"/)
  expect(html).not.toContain('noindex')
  expect(storyLinks(await open('/work'))).toEqual(new Set(['/work/first']))
  expect(await open('/')).toContain(story.title)
  const map = await open('/sitemap.xml?part=pages')
  expect(map).toContain('/work<')
  expect(map).toContain('/work/first<')
  expect(await open('/llms.txt')).toContain('/work/first)')
  expect(await (await send('/api/case-studies/first')).json()).toMatchObject({
    slug: 'first',
    industry: 'Bakeries',
    position: 0,
    next: null,
    html: expect.stringContaining('<p>Much.</p>'),
  })
})

it('a draft is nowhere: not as a page, in the list, on home, in JSON, in the sitemap or in llms.txt', async () => {
  const { create } = await contentAdmin('/api/admin/case-studies')
  await create(aStory('first', { status: 'draft' }))
  expect((await send('/work/first')).status).toBe(404)
  expect((await send('/api/case-studies/first')).status).toBe(404)
  for (const path of [
    '/work',
    '/',
    '/api/case-studies',
    '/api/content',
    '/sitemap.xml?part=pages',
    '/llms.txt',
  ])
    expect(await open(path), path).not.toMatch(/\/work\/first|Title of first/)
})

it('a story appears when it is published, and is gone at once when it is a draft again or deleted', async () => {
  const { create, change, remove } = await contentAdmin('/api/admin/case-studies')
  await create(aStory('first', { status: 'draft' }))
  expect((await send('/work/first')).status).toBe(404)
  await change('first', { status: 'published' })
  expect((await send('/work/first')).status).toBe(200)
  expect(storyLinks(await open('/work'))).toEqual(new Set(['/work/first']))
  await change('first', { status: 'draft' })
  expect((await send('/work/first')).status).toBe(404)
  expect(await open('/work')).toContain(workCopy.empty)
  await change('first', { status: 'published' })
  await remove('first')
  expect((await send('/work/first')).status).toBe(404)
})

it('each story leads to the next one, the last to the first, and to the booking form of its service', async () => {
  const { create } = await contentAdmin('/api/admin/case-studies')
  await create(aStory('first', { sortOrder: 1, services: [serviceToBook.id] }))
  await create(aStory('second', { sortOrder: 2 }))
  await create(aStory('third', { sortOrder: 3, status: 'draft' }))
  expect(storyLinks(await open('/work/first'))).toEqual(new Set(['/work/first', '/work/second']))
  expect(storyLinks(await open('/work/second'))).toEqual(new Set(['/work/first', '/work/second']))
  expect(await open('/work/first')).toContain(`href="/booking/${serviceToBook.id}"`)
  expect(await (await send('/api/case-studies/second')).json()).toMatchObject({ next: { position: 0 } })
})

it('a service filters the list on the server, and an unknown one shows all; both say that /work is the page', async () => {
  const { create } = await contentAdmin('/api/admin/case-studies')
  await create(aStory('first', { services: [serviceToBook.id] }))
  await create(aStory('second'))
  const all = new Set(['/work/first', '/work/second'])
  expect(storyLinks(await open('/work'))).toEqual(all)
  const canonical = /<link rel="canonical" href="[^"?]*\/work"/
  const html = await open(filter)
  expect(storyLinks(html)).toEqual(new Set(['/work/first']))
  expect(html).toMatch(canonical)
  for (const value of ['no-such-service', '%00', 'A B', "' or 1=1 --", 'x'.repeat(500), '']) {
    const response = await send(`/work?service=${encodeURIComponent(value)}`)
    expect(response.status, value).toBe(200)
    const text = await response.text()
    expect(storyLinks(text), value).toEqual(all)
    expect(text).toMatch(canonical)
  }
  const paths = (await db.select({ path: storedPages.path }).from(storedPages)).map(({ path }) => path)
  expect(paths.filter((path) => path.startsWith('/work')).sort()).toEqual(['/work', filter])
})

it('a service that is deleted later is left out, and its story leads to the contact page', async () => {
  const { create } = await contentAdmin('/api/admin/case-studies')
  await create(aStory('first', { services: [serviceToBook.id, 4_000] }))
  await db.delete(services)
  const html = await open('/work/first')
  expect(html).not.toContain('href="/booking/')
  expect(html).toContain('href="/contact"')
})

it.each(['No-Such', '%00', 'a/b', '..%2fx', 'a'.repeat(500), 'no-such-story'])(
  '%j is no story',
  async (slug) => {
    expect((await send(`/work/${slug}`)).status).toBe(404)
    expect((await send(`/api/case-studies/${slug}`)).status).toBe(404)
  },
)

it('a rename moves the page', async () => {
  const { create, change } = await contentAdmin('/api/admin/case-studies')
  const { id } = await (await create(aStory('first'))).json<AdminCaseStudy>()
  await open('/work/first')
  await change(`first?id=${id}`, { slug: 'second' })
  expect((await send('/work/first')).status).toBe(404)
  expect((await send('/work/second')).status).toBe(200)
})

const successStories: readonly SuccessStory[] = stories
const [linkedStory] = successStories.flatMap(({ story }) => story ?? [])
it.skipIf(linkedStory === undefined)(
  'a story that a service page links to leads to the list while it is not published, and any other name is not found',
  async () => {
    const response = await send(`/work/${linkedStory}`)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/work'])
    expect((await send('/work/no-such-story')).status).toBe(404)
  },
)
