// Covers src/content/careers/job-meta.ts and src/features/site/careers/job-head.ts.

import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aJob, entriesOf } from '../../../../tests/builders/jobs.ts'

const editor = aJob({ id: 'editor', title: 'Editor', closesOn: '2025-07-31' })
const writer = aJob({ id: 'writer', title: 'Writer', closesOn: '2025-12-31' })

beforeAll(() => {
  vi.resetModules()
  vi.doMock('#generated/entries/careers/jobs.ts', () => ({
    isSample: false,
    entries: entriesOf(editor, writer),
  }))
})

afterAll(() => {
  vi.doUnmock('#generated/entries/careers/jobs.ts')
  vi.resetModules()
})

async function postingOn(today: string) {
  const [{ jobParts }, { JobPage }, { jobStructuredData }] = await Promise.all([
    import('./job-parts.tsx'),
    import('./job-page.tsx'),
    import('./job-head.ts'),
  ])
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const html = renderToString(
    <RouterContextProvider router={router}>
      <JobPage job={editor} today={today} sections={{ parts: jobParts(editor, today) }} />
    </RouterContextProvider>,
  )
  const types = jobStructuredData(editor, today).map((data) => ('@type' in data ? data['@type'] : ''))
  return { html, types }
}

async function listOn(today: string) {
  const [{ careersParts }, { openJobs }] = await Promise.all([
    import('./careers-page.tsx'),
    import('#content/careers/openings.ts'),
  ])
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const { page: Page } = careersParts({ openings: openJobs(today), today })
  return renderToString(
    <RouterContextProvider router={router}>
      <Page />
    </RouterContextProvider>,
  )
}

test('until its last day is over, a posting is offered with its structured data', async () => {
  const { html, types } = await postingOn('2025-07-31')
  expect(types).toContain('JobPosting')
  expect(html).toContain('Apply for this position')
  expect(html).not.toContain('Closed')
})

test('the day after, its page says that it is closed, and leads to the open ones and to us', async () => {
  const { html, types } = await postingOn('2025-08-01')
  expect(types).toEqual(['BreadcrumbList'])
  expect(html).toContain('This position is closed. Its last day was July 31, 2025.')
  expect(html).not.toContain('Apply for this position')
  expect(html).toMatch(/href="\/careers"[^>]*>See what is open/)
  expect(html).toMatch(/href="\/contact\?subject=[^"]+"[^>]*>Write to us anyway/)
  expect(html).toContain('href="/careers/writer"')
  const { closedJobMeta } = await import('#content/careers/job-meta.ts')
  expect(closedJobMeta(editor)).toMatchObject({ title: 'Editor, Closed', robots: 'noindex' })
})

test('the list counts and offers only what is open that day', async () => {
  const last = await listOn('2025-07-31')
  expect(last).toContain('Two open positions, no commute')
  expect(last).toContain('href="/careers/editor"')
  expect(last).toContain('Open until July 31, 2025')
  const after = await listOn('2025-08-01')
  expect(after).toContain('One open position, no commute')
  expect(after).not.toContain('href="/careers/editor"')
  expect(after).toContain('href="/careers/writer"')
})

test('llms.txt and its count follow the day', async () => {
  const { llmsPages, llmsPagesOn } = await import('#seo/llms-txt.ts')
  const origin = 'https://www.agency.example'
  const built = llmsPages(
    ['/careers', '/careers/editor', '/careers/writer', '/about'].map((path) => ({
      path,
      title: path,
      description: 'As built.',
    })),
    origin,
  )
  const lines = (today: string) =>
    [...llmsPagesOn(built, { origin, today }).matchAll(/^- .*agency\.example(\/[^)]*)\): (.*)$/gm)].map(
      ([, path, says]) => [path, says?.split(' ')[0]],
    )
  expect(lines('2025-07-31')).toEqual([
    ['/careers', 'Two'],
    ['/careers/editor', 'As'],
    ['/careers/writer', 'As'],
    ['/about', 'As'],
  ])
  expect(lines('2025-08-01')).toEqual([
    ['/careers', 'One'],
    ['/careers/writer', 'As'],
    ['/about', 'As'],
  ])
})
