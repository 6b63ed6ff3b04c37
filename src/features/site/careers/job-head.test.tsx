import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { closedJobCopy, heroCopy, jobPageCopy, positionListCopy } from '#content/careers/copy.ts'
import { closedJobMeta, jobMeta } from '#content/careers/job-meta.ts'
import { careersMeta } from '#content/careers/meta.ts'
import { moreJobsText } from '#content/careers/openings.ts'
import { formatLongDay } from '#shared/formats.ts'
import { textOf } from '#tests/built/text-of.ts'
import { llmsPages, llmsPagesOn } from '#seo/llms-txt.ts'
import { isOffered } from '#shared/job-state.ts'
import { aPublicJob } from '#tests/builders/jobs.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'
import { careersParts } from './careers-page.tsx'
import { jobStructuredData } from './job-head.ts'
import { JobPage } from './job-page.tsx'
import { jobParts } from './job-parts.tsx'

needsPages('/careers')

const editor = { id: 'editor', title: 'Editor', closesOn: '2025-07-31' }
const writer = { id: 'writer', title: 'Writer', closesOn: '2025-12-31' }

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, text = '']) => [
    href,
    textOf(text).trim(),
  ])

const jobsOn = (today: string) =>
  [editor, writer].map((job) => aPublicJob(job, today)).filter(({ state }) => isOffered(state))

function postingOn(today: string) {
  const job = { ...aPublicJob(editor, today), others: jobsOn(today).filter(({ id }) => id !== editor.id) }
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const html = renderToString(
    <RouterContextProvider router={router}>
      <JobPage job={job} sections={{ page: 'job', parts: jobParts(job) }} />
    </RouterContextProvider>,
  )
  const types = jobStructuredData(job).map((data) => ('@type' in data ? data['@type'] : ''))
  return { html, types }
}

function listOn(today: string, hasMore = false) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const { page: Page } = careersParts({ jobs: jobsOn(today), hasMore })
  return renderToString(
    <RouterContextProvider router={router}>
      <Page />
    </RouterContextProvider>,
  )
}

test('until its last day is over, a posting is offered with its structured data', () => {
  const { html, types } = postingOn('2025-07-31')
  expect(types).toContain('JobPosting')
  expect(textOf(html)).toContain(jobPageCopy.applyAction)
  expect(textOf(html)).not.toContain(closedJobCopy.badge)
})

test('the day after, its page says that it is closed, and leads to the open ones and to us', () => {
  const { html, types } = postingOn('2025-08-01')
  expect(types).toEqual(['BreadcrumbList'])
  expect(textOf(html)).toContain(closedJobCopy.note(formatLongDay('2025-07-31')))
  expect(textOf(html)).not.toContain(jobPageCopy.applyAction)
  expect(linksOf(html)).toContainEqual(['/careers', jobPageCopy.openingsAction])
  expect(linksOf(html)).toContainEqual([
    expect.stringContaining('/contact?subject='),
    jobPageCopy.speculativeAction,
  ])
  expect(html).toContain('href="/careers/writer"')
  expect(closedJobMeta(aPublicJob(editor, '2025-08-01'))).toMatchObject({
    title: `Editor, ${closedJobCopy.badge}`,
    robots: 'noindex',
  })
})

test('the list counts and offers only what is open that day', () => {
  const last = listOn('2025-07-31')
  expect(textOf(last)).toContain(heroCopy(jobsOn('2025-07-31')).heading)
  expect(last).toContain('href="/careers/editor"')
  expect(textOf(last)).toContain(positionListCopy.openUntil(formatLongDay('2025-07-31')))
  const after = listOn('2025-08-01')
  expect(textOf(after)).toContain(heroCopy(jobsOn('2025-08-01')).heading)
  expect(after).not.toContain('href="/careers/editor"')
  expect(after).toContain('href="/careers/writer"')
})

test('llms.txt lists the open positions after the careers page, and counts them', () => {
  const origin = 'https://www.agency.example'
  const builtText = llmsPages(
    ['/careers', '/about'].map((path) => ({ path, title: path, description: 'As built.' })),
    origin,
  )
  const lines = (today: string) =>
    [
      ...llmsPagesOn(builtText, { origin, openings: jobsOn(today), emptyPaths: [] }).matchAll(
        /^- .*agency\.example(\/[^)]*)\): (.*)$/gm,
      ),
    ].map(([, path, says]) => [path, says])
  const lineOf = (job: typeof editor, today: string) => [
    `/careers/${job.id}`,
    jobMeta(aPublicJob(job, today)).description,
  ]
  expect(lines('2025-07-31')).toEqual([
    ['/careers', careersMeta(jobsOn('2025-07-31')).description],
    lineOf(editor, '2025-07-31'),
    lineOf(writer, '2025-07-31'),
    ['/about', 'As built.'],
  ])
  expect(lines('2025-08-01')).toEqual([
    ['/careers', careersMeta(jobsOn('2025-08-01')).description],
    lineOf(writer, '2025-08-01'),
    ['/about', 'As built.'],
  ])
})

test('a list that does not show all positions says so', () => {
  expect(textOf(listOn('2025-07-31'))).not.toContain(moreJobsText)
  expect(textOf(listOn('2025-07-31', true))).toContain(moreJobsText)
})
