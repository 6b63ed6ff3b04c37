import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { AppEnv } from '#platform/http/env.ts'
import { aJob, entriesOf } from '#tests/builders/jobs.ts'
import type { StoredPage } from './serve-stored-page.ts'

let pages: typeof import('./serve-careers-page.ts')

beforeAll(async () => {
  vi.resetModules()
  const jobs = [aJob({ id: 'editor', closesOn: '2025-07-31' })]
  vi.doMock('#generated/entries/careers/jobs.ts', () => ({ isSample: false, entries: entriesOf(...jobs) }))
  vi.doMock('./serve-stored-page.ts', () => ({
    serveStoredPage: async (_: unknown, { storedBuild }: StoredPage) =>
      new Response('A page', { headers: { etag: `W/"${await storedBuild()}"` } }),
  }))
  pages = await import('./serve-careers-page.ts')
})

afterAll(() => {
  vi.doUnmock('#generated/entries/careers/jobs.ts')
  vi.doUnmock('./serve-stored-page.ts')
  vi.resetModules()
})

async function ask(path: string, today: string) {
  const page = {
    path,
    buildId: 'build',
    storedBuild: async () => 'build',
    render: async () => ({ html: 'A page', status: 200 }),
  }
  const app = new Hono<AppEnv>()
    .get('/careers', (c) => pages.serveCareersPage(c, page, today))
    .get('/careers/:id', (c) => pages.serveJobPage(c, c.req.param('id'), page, today))
  const response = await app.request(path)
  return { status: response.status, text: await response.text(), etag: response.headers.get('etag') }
}

it.each([
  ['2025-07-30', 200],
  ['2025-07-31', 200],
  ['2025-08-01', 200],
  ['2025-10-28', 200],
  ['2025-10-29', 410],
  ['2025-10-30', 410],
])('on %s the page of a posting until 2025-07-31 answers %i, with a page to read', async (today, status) => {
  expect(await ask('/careers/editor', today)).toMatchObject({ status, text: 'A page' })
})

it('a cached page is valid until a posting closes, and never for a posting that is gone', async () => {
  const etagOn = async (path: string, today: string) => (await ask(path, today)).etag
  const before = await etagOn('/careers', '2025-07-30')
  expect(before).not.toBeNull()
  expect(await etagOn('/careers', '2025-07-31')).toBe(before)
  expect(await etagOn('/careers', '2025-08-01')).not.toBe(before)
  expect(await etagOn('/careers/editor', '2025-10-29')).toBeNull()
})
