import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { jobs as contentJobs } from '#content/careers/jobs.ts'
import { openDb } from '#platform/db/open.ts'
import { jobs } from '#platform/db/schema/jobs.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { aJob, openJobs } from '#tests/builders/jobs.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { startFromNothing } from '#tests/worker/clean-slate.ts'
import { insertContentJobs, insertFirstJobs } from './first-jobs.ts'
import { findJob, listJobs } from './list-jobs.ts'
import { findPublicJob, listOfferedJobs } from './public-jobs.ts'

const db = openDb(env.DB)
const context = aContext(db)
const offered = async () => (await listOfferedJobs(context)).jobs.map(({ id }) => id)

beforeEach(startFromNothing)

it('the careers page shows the jobs of the files in a database that never had one', async () => {
  expect(await offered()).toEqual(openJobs(agencyDay(context.now)).map(({ id }) => id))
})

it('so do the back office and the page of a job', async () => {
  const { items } = await listJobs(context, { place: undefined })
  expect(items.map(({ slug }) => slug).toSorted()).toEqual(contentJobs.map(({ id }) => id).toSorted())
  await startFromNothing()
  const [first] = contentJobs
  if (!first) return
  expect(await findPublicJob(context, first.id)).toMatchObject({ title: first.title, summary: first.summary })
})

it('first readers at the same moment insert each job once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => listOfferedJobs(context)))
  expect(await db.$count(jobs)).toBe(contentJobs.length)
})

it('jobs that somebody deleted stay deleted', async () => {
  await insertFirstJobs(context)
  await db.delete(jobs)
  expect(await offered()).toEqual([])
  expect(await insertFirstJobs(context)).toBe(0)
})

it('a file whose name is a number gives its job that id; others follow, the oldest first', async () => {
  await insertContentJobs(context, [
    aJob({ id: 'writer', closesOn: '2099-12-31' }),
    aJob({ id: '7', closesOn: '2099-12-31' }),
    aJob({ id: 'editor', closesOn: '2099-12-31' }),
  ])
  const rows = await db.select({ id: jobs.id, slug: jobs.slug }).from(jobs)
  expect(rows).toEqual([
    { id: 7, slug: '7' },
    { id: 8, slug: 'editor' },
    { id: 9, slug: 'writer' },
  ])
})

it('any number of jobs is inserted, and content without one fails nothing', async () => {
  expect(await insertContentJobs(context, [])).toBe(0)
  const many = Array.from({ length: 120 }, () => aJob())
  expect(await insertContentJobs(context, many)).toBe(many.length)
})

it('a job without summary shows the beginning of its description', async () => {
  await insertContentJobs(context, [aJob({ id: 'editor', closesOn: '2099-12-31' })])
  await db.update(jobs).set({ summary: null })
  expect((await findPublicJob(context, 'editor'))?.summary).toBe('You edit what others write')
  expect((await findJob(context, 1))?.summary).toBeUndefined()
})
