import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import { contentRefusalTexts } from '#content/interface/content-refusals.ts'
import { openDb } from '#platform/db/open.ts'
import { cacheKeyOf } from '#platform/pages/edge-cache.ts'
import { caseStudies, storedPages } from '#platform/db/schema/content.ts'
import { aCaseStudy } from '#tests/builders/services.ts'
import { contentAdmin, contentLog } from '#tests/worker/admin-content.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'
import { send } from '#tests/worker/send.ts'

needsPages('/work')

const db = openDb(env.DB)
const minuteMs = 60_000

const places: [path: string, sign: string][] = [
  ['/', 'Title of due'],
  ['/work', '/work/due'],
  ['/work/neighbor', '/work/due'],
  ['/sitemap.xml?part=pages', '/work/due<'],
  ['/llms.txt', '/work/due)'],
  ['/api/case-studies', '"slug":"due"'],
  ['/api/case-studies/neighbor', '"slug":"due"'],
  ['/api/content', '"slug":"due"'],
]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await db.batch([db.delete(caseStudies), db.delete(storedPages)])
  for (const [path] of places) await caches.default.delete(cacheKeyOf({ siteUrl, buildId }, path))
})
afterEach(() => vi.useRealTimers())

const shows = async (path: string, sign: string) => (await (await send(path)).text()).includes(sign)

const aStory = (slug: string, overrides: object = {}) => ({
  ...aCaseStudy({ slug, title: `Title of ${slug}` }),
  sortOrder: 1,
  status: 'published',
  ...overrides,
})

it('a scheduled story is nowhere before its time, and everywhere a minute after it without a save', async () => {
  const { create } = await contentAdmin('/api/admin/case-studies')
  const at = Date.now() + 3 * minuteMs
  await create(aStory('neighbor'))
  const scheduled = await create(
    aStory('due', { sortOrder: 2, status: 'scheduled', publishAt: new Date(at).toISOString() }),
  )
  expect(scheduled.status).toBe(201)
  vi.setSystemTime(at - 1)
  for (const [path, sign] of places) expect(await shows(path, sign), path).toBe(false)
  expect((await send('/work/due')).status).toBe(404)
  expect((await send('/api/case-studies/due')).status).toBe(404)
  vi.setSystemTime(at + minuteMs)
  for (const [path, sign] of places) expect(await shows(path, sign), path).toBe(true)
  expect((await send('/work/due')).status).toBe(200)
}, 30_000)

it('a story that is scheduled anew is off the pages until its new time', async () => {
  const { create, change, user } = await contentAdmin('/api/admin/case-studies')
  const at = new Date(Date.now() - minuteMs).toISOString()
  await create(aStory('due', { status: 'scheduled', publishAt: at }))
  expect(await shows('/work', '/work/due')).toBe(true)
  const later = new Date(Date.now() + minuteMs).toISOString()
  expect((await change('due', { publishAt: later })).status).toBe(200)
  expect(await shows('/work', '/work/due')).toBe(false)
  expect((await change('due', { status: 'published' })).status).toBe(200)
  expect(await shows('/work', '/work/due')).toBe(true)
  expect(await contentLog(user.id, 'due')).toMatchObject([
    { action: 'case-study.publish' },
    { action: 'case-study.update', after: { publishAt: later } },
    { action: 'case-study.create' },
  ])
})

it('a story without a time, or with one that is none, is not scheduled', async () => {
  const { create, change } = await contentAdmin('/api/admin/case-studies')
  await create(aStory('due', { status: 'draft' }))
  const { timeMissing } = contentRefusalTexts
  for (const fields of [{ status: 'scheduled' }, { status: 'scheduled', publishAt: null }]) {
    const responses = [await create(aStory('other', fields)), await change('due', fields)]
    for (const response of responses)
      expect([response.status, await response.json()]).toMatchObject([400, { message: timeMissing }])
  }
  for (const publishAt of ['tomorrow', '2025-02-30T09:00:00Z', '1999-01-01T00:00:00Z', 5, ''])
    expect((await change('due', { status: 'scheduled', publishAt })).status, String(publishAt)).toBe(400)
  const scheduled = { status: 'scheduled', publishAt: '2999-01-01T00:00:00Z' }
  expect((await change('due', scheduled)).status).toBe(200)
  expect((await change('due', { publishAt: null })).status).toBe(400)
  expect((await change('due', { status: 'draft', publishAt: null })).status).toBe(200)
})
