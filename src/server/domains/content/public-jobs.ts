import { desc, eq, lte, sql } from 'drizzle-orm'
import { jobRules } from '#contracts/job-rules.ts'
import type { JobDetail, JobList } from '#contracts/jobs.ts'
import { jobs } from '#platform/db/schema/jobs.ts'
import { logError } from '#platform/log/log.ts'
import { droppedPagesMax, sitemapPartPath } from '#platform/pages/page-subjects.ts'
import type { DatabaseContext, ServiceContext } from '#platform/sessions/service-context.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { closedDays, isOffered, type JobState } from '#shared/job-state.ts'
import { site } from '#site.config.ts'
import { withFirstJobs } from './first-jobs.ts'
import { type JobRow, stateOf, toPublicJob } from './job-row.ts'

/** Literal, because SQLite uses the partial index for no parameter. */
const whereOffered = sql`${jobs.isOffered} = 1`
const newestFirst = [desc(jobs.postedOn), desc(jobs.id)] as const

const jobPath = (slug: string) => `/careers/${slug}`

/**
 * Returns the jobs that the careers page lists, newest first: at most `jobRules.listedMax`. A database that never had
 * jobs gets those of the files.
 */
export async function listOfferedJobs(context: DatabaseContext): Promise<JobList> {
  const rows = await offeredRows(context, jobRules.listedMax + 1)
  const today = agencyDay(context.now)
  return {
    jobs: rows.slice(0, jobRules.listedMax).map((row) => toPublicJob(row, today)),
    hasMore: rows.length > jobRules.listedMax,
  }
}

async function offeredRows(context: DatabaseContext, limit: number): Promise<JobRow[]> {
  const { db, now } = context
  const rows = await withFirstJobs(
    context,
    () =>
      db
        .select()
        .from(jobs)
        .where(whereOffered)
        .orderBy(...newestFirst)
        .limit(limit),
    ({ length }) => length === 0,
  )
  const today = agencyDay(now)
  return rows.filter((row) => isOffered(stateOf(row, today)))
}

/** Returns a job with the others that are offered, or null when none has this address. */
export async function findPublicJob(context: DatabaseContext, slug: string): Promise<JobDetail | null> {
  const [row, others] = await Promise.all([
    findRow(context, slug),
    offeredRows(context, jobRules.othersMax + 1),
  ])
  if (!row) return null
  return {
    ...toPublicJob(row, agencyDay(context.now)),
    others: others
      .filter(({ id }) => id !== row.id)
      .slice(0, jobRules.othersMax)
      .map(({ slug: id, title, department }) => ({ id, title, department })),
  }
}

const findRow = (context: DatabaseContext, slug: string): Promise<JobRow | undefined> =>
  withFirstJobs(
    context,
    async () => (await context.db.select().from(jobs).where(eq(jobs.slug, slug)))[0],
    (row) => row === undefined,
  )

/** Returns what the page of a job says today, or null when no job has this address. */
export async function findJobState(context: DatabaseContext, slug: string): Promise<JobState | null> {
  const row = await findRow(context, slug)
  return row ? stateOf(row, agencyDay(context.now)) : null
}

/** Returns the paths of the jobs that are offered, newest first. */
export async function listJobPaths(context: DatabaseContext, limit: number): Promise<string[]> {
  const read = () =>
    context.db
      .select({
        slug: jobs.slug,
        status: jobs.status,
        closesOn: jobs.closesOn,
        closedOn: jobs.closedOn,
        keepsExpired: jobs.keepsExpired,
      })
      .from(jobs)
      .where(whereOffered)
      .orderBy(...newestFirst)
      .limit(limit)
  const rows = await withFirstJobs(context, read, ({ length }) => length === 0)
  const today = agencyDay(context.now)
  return rows.filter((row) => isOffered(stateOf(row, today))).map(({ slug }) => jobPath(slug))
}

/**
 * Writes what a new day has changed: which jobs are offered, and which pages are rendered again. Returns whether there
 * was anything to write, and false after a failure, which it logs.
 */
export async function renewDueJobs({ db, now }: DatabaseContext): Promise<boolean> {
  const today = agencyDay(now)
  const whereDue = lte(jobs.changesOn, today)
  const [due] = await db.select({ id: jobs.id }).from(jobs).where(whereDue).limit(1)
  if (!due) return false
  const keepsExpired = site.keepExpiredPostings === true ? sql`${jobs.keepsExpired} = 1` : sql`0`
  const whereKept = sql`(${keepsExpired} and ${jobs.status} = 'open')`
  const whereClosedEarly = sql`(${jobs.status} = 'closed' and (${keepsExpired} or ${jobs.closedOn} < ${jobs.closesOn}))`
  const goneOn = sql`date(iif(${whereClosedEarly}, ${jobs.closedOn}, ${jobs.closesOn}), ${`+${closedDays} days`})`
  try {
    await db
      .update(jobs)
      .set({
        isOffered: sql<boolean>`${whereKept}`,
        changesOn: sql`iif(${whereKept} or ${goneOn} <= ${today}, null, ${goneOn})`,
      })
      .where(whereDue)
    return true
  } catch (error) {
    logError('jobs that a new day has changed were not renewed', error, {})
    return false
  }
}

/** Returns the paths of the pages to drop from the cache when a job changes; other postings are stale for a minute. */
export async function pagesOfJob(context: ServiceContext, slug: string): Promise<string[]> {
  const own = [jobPath(slug), '/careers', '/llms.txt', sitemapPartPath('pages')]
  try {
    return [...own, ...(await listJobPaths(context, droppedPagesMax - own.length))]
  } catch (error) {
    logError('some postings were not dropped', error, {})
    return own
  }
}
