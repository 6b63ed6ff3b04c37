import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { closedJobCopy, heroCopy, jobPageCopy, positionListCopy } from '#content/careers/copy.ts'
import { careersMeta } from '#content/careers/meta.ts'
import { formatLongDay } from '#shared/formats.ts'
import { textOf } from '#tests/built/text-of.ts'
import { aJob, entriesOf } from '#tests/builders/jobs.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'

needsPages('/careers')

const editor = aJob({ id: 'editor', title: 'Editor', closesOn: '2025-07-31' })
const writer = aJob({ id: 'writer', title: 'Writer', closesOn: '2025-12-31' })

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, text = '']) => [
    href,
    textOf(text).trim(),
  ])

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
      <JobPage job={editor} today={today} sections={{ page: 'job', parts: jobParts(editor, today) }} />
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
  expect(textOf(html)).toContain(jobPageCopy.applyAction)
  expect(textOf(html)).not.toContain(closedJobCopy.badge)
})

test('the day after, its page says that it is closed, and leads to the open ones and to us', async () => {
  const { html, types } = await postingOn('2025-08-01')
  expect(types).toEqual(['BreadcrumbList'])
  expect(textOf(html)).toContain(closedJobCopy.note(formatLongDay('2025-07-31')))
  expect(textOf(html)).not.toContain(jobPageCopy.applyAction)
  expect(linksOf(html)).toContainEqual(['/careers', jobPageCopy.openingsAction])
  expect(linksOf(html)).toContainEqual([
    expect.stringContaining('/contact?subject='),
    jobPageCopy.speculativeAction,
  ])
  expect(html).toContain('href="/careers/writer"')
  const { closedJobMeta } = await import('#content/careers/job-meta.ts')
  expect(closedJobMeta(editor)).toMatchObject({ title: `Editor, ${closedJobCopy.badge}`, robots: 'noindex' })
})

test('the list counts and offers only what is open that day', async () => {
  const last = await listOn('2025-07-31')
  expect(textOf(last)).toContain(heroCopy([editor, writer]).heading)
  expect(last).toContain('href="/careers/editor"')
  expect(textOf(last)).toContain(positionListCopy.openUntil(formatLongDay('2025-07-31')))
  const after = await listOn('2025-08-01')
  expect(textOf(after)).toContain(heroCopy([writer]).heading)
  expect(after).not.toContain('href="/careers/editor"')
  expect(after).toContain('href="/careers/writer"')
})

test('llms.txt and its count follow the day', async () => {
  const { llmsPages, llmsPagesOn } = await import('#seo/llms-txt.ts')
  const origin = 'https://www.agency.example'
  const builtText = llmsPages(
    ['/careers', '/careers/editor', '/careers/writer', '/about'].map((path) => ({
      path,
      title: path,
      description: 'As built.',
    })),
    origin,
  )
  const lines = (today: string) =>
    [
      ...llmsPagesOn(builtText, { origin, today, emptyPaths: [] }).matchAll(
        /^- .*agency\.example(\/[^)]*)\): (.*)$/gm,
      ),
    ].map(([, path, says]) => [path, says])
  expect(lines('2025-07-31')).toEqual([
    ['/careers', careersMeta([editor, writer]).description],
    ['/careers/editor', 'As built.'],
    ['/careers/writer', 'As built.'],
    ['/about', 'As built.'],
  ])
  expect(lines('2025-08-01')).toEqual([
    ['/careers', careersMeta([writer]).description],
    ['/careers/writer', 'As built.'],
    ['/about', 'As built.'],
  ])
})
