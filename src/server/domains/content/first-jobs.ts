import { sql } from 'drizzle-orm'
import type { Job } from '#content/careers/job.ts'
import { jobs as contentJobs, keepsExpired } from '#content/careers/jobs.ts'
import { remote } from '#contracts/job-rules.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { jobs } from '#platform/db/schema/jobs.ts'
import { logError } from '#platform/log/log.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { isOffered, nextStateChange } from '#shared/job-state.ts'
import { stateOf, termsOf } from './job-row.ts'

/** A file whose name is a number gives its job this id, so that the address of a later job is free. */
function withIds(fileJobs: readonly Job[]): (Job & { number: number })[] {
  const numberOf = ({ id }: Job) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined)
  let last = Math.max(0, ...fileJobs.map((job) => numberOf(job) ?? 0))
  return fileJobs.toReversed().map((job) => {
    const number = numberOf(job)
    if (number !== undefined) return { ...job, number }
    last += 1
    return { ...job, number: last }
  })
}

/** Inserts the jobs of the site's files, and returns how many. Those that are there stay as they are. */
export async function insertContentJobs(
  { db, now }: DatabaseContext,
  fileJobs: readonly Job[] = contentJobs,
): Promise<number> {
  const today = agencyDay(now)
  const rows = withIds(fileJobs).map((job) => {
    const terms = termsOf({ status: 'open' as const, closesOn: job.closesOn, closedOn: null, keepsExpired })
    return {
      ...terms,
      id: job.number,
      slug: job.id,
      title: job.title,
      department: job.department,
      location: job.officeCity ?? remote,
      employmentType: job.employment ?? 'full-time',
      postedOn: job.postedOn,
      summary: job.summary,
      description: job.description,
      responsibilities: [...job.responsibilities],
      requirements: [...job.requirements],
      milestones: [...job.milestones],
      countries: job.countries ? [...job.countries] : null,
      salary: job.salary ? { ...job.salary, per: job.salary.per ?? ('year' as const) } : null,
      isOffered: isOffered(stateOf(terms, today)),
      changesOn: nextStateChange(terms, today),
      updatedAt: now,
    }
  })
  // A statement for each: D1 allows a hundred values per statement.
  const { inserted } = await batchNamed(db, {
    inserted: rows.map((row) => db.insert(jobs).values(row).onConflictDoNothing().returning({ id: jobs.id })),
  })
  return inserted.flat().length
}

/**
 * Inserts the jobs of the site's files into a database that never had a job. Jobs that somebody has deleted stay
 * deleted: the table's sequence outlives its rows.
 */
export async function insertFirstJobs(context: DatabaseContext): Promise<number> {
  const sequenceRow = await context.db.get(sql`select 1 from sqlite_sequence where name = 'jobs'`)
  return sequenceRow ? 0 : insertContentJobs(context)
}

/** Reads, and reads again after it has inserted the first jobs if there was nothing and never had been. */
export async function withFirstJobs<Result>(
  context: DatabaseContext,
  read: () => Promise<Result>,
  hasNone: (result: Result) => boolean,
): Promise<Result> {
  const result = await read()
  if (!hasNone(result)) return result
  try {
    return (await insertFirstJobs(context)) > 0 ? await read() : result
  } catch (error) {
    logError('the first jobs could not be inserted', error, {})
    return result
  }
}
