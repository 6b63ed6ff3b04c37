import { afterEach, expect, test, vi } from 'vitest'
import type { Job } from '#content/careers/job.ts'
import { aJob, entriesOf } from '#tests/builders/jobs.ts'

const editor = aJob({ id: 'editor', closesOn: '2025-07-31' })
const writer = aJob({ id: 'writer', closesOn: '2025-12-31', postedOn: '2025-07-01' })

async function agencyWith({ isSample, jobs }: { isSample: boolean; jobs: readonly Job[] }) {
  vi.resetModules()
  vi.doMock('#generated/entries/careers/jobs.ts', () => ({ isSample, entries: entriesOf(...jobs) }))
  vi.doMock('#site.config.ts', async (original) => {
    const config = await original<typeof import('#site.config.ts')>()
    return { ...config, site: { ...config.site, keepExpiredPostings: true } }
  })
  return import('#content/careers/openings.ts')
}

afterEach(() => {
  vi.doUnmock('#generated/entries/careers/jobs.ts')
  vi.doUnmock('#site.config.ts')
  vi.resetModules()
})

const days = [
  ['the day before its last', '2025-07-30', 'open'],
  ['on its last day', '2025-07-31', 'open'],
  ['the day after', '2025-08-01', 'closed'],
  ['89 days after', '2025-10-28', 'closed'],
  ['90 days after', '2025-10-29', 'gone'],
  ['91 days after', '2025-10-30', 'gone'],
] as const

test.each(days)('%s an agency’s posting is %3$s', async (_, today, state) => {
  const { isListedOn, jobState, openJobs } = await agencyWith({ isSample: false, jobs: [editor, writer] })
  expect(jobState(editor, today)).toBe(state)
  const isOpen = state === 'open'
  expect(openJobs(today).map(({ id }) => id)).toEqual(isOpen ? ['writer', 'editor'] : ['writer'])
  expect(isListedOn('/careers/editor', today)).toBe(isOpen)
  expect(isListedOn('/careers', today)).toBe(true)
})

test('where the configuration keeps expired postings, only the sample’s own are offered after their last day', async () => {
  const sample = await agencyWith({ isSample: true, jobs: [editor] })
  expect(['2025-07-31', '2025-08-01', '2026-11-22'].map((day) => sample.jobState(editor, day))).toEqual([
    'open',
    'kept',
    'kept',
  ])
  expect(sample.openJobs('2026-11-22')).toHaveLength(1)
})

test('a cached page is valid until the next posting closes or is gone', async () => {
  const { lastJobChange } = await agencyWith({ isSample: false, jobs: [editor, writer] })
  expect(
    ['2025-07-31', '2025-08-01', '2025-10-28', '2025-10-29', '2026-01-01'].map((day) => lastJobChange(day)),
  ).toEqual(['', '2025-08-01', '2025-08-01', '2025-10-29', '2026-01-01'])
})
