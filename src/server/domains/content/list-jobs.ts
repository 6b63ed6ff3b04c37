import { and, eq, sql } from 'drizzle-orm'
import type { AdminJob, JobFilter, ListedJob } from '#contracts/jobs.ts'
import { type ListResponse, listRules } from '#contracts/lists.ts'
import { jobs } from '#platform/db/schema/jobs.ts'
import {
  inOrder,
  type Order,
  type Place,
  scannedRowsMax,
  whereAfter,
  writeCursor,
} from '#platform/lists/keyset.ts'
import { searchIds } from '#platform/lists/search.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { isOffered } from '#shared/job-state.ts'
import { insertFirstJobs, withFirstJobs } from './first-jobs.ts'
import { type JobRow, stateOf, toAdminJob } from './job-row.ts'

export const jobsSort = 'newest'
const newestFirst: Order = { by: jobs.postedOn, id: jobs.id, direction: 'desc' }

/**
 * Returns a page of the jobs that match, the last posted first. The rows scanned are limited, so a filtered page may
 * be short and still have a `next`. A database that never had jobs gets those of the files.
 */
export async function listJobs(
  context: DatabaseContext,
  { search, status, place }: JobFilter & { place: Place | undefined },
): Promise<ListResponse<ListedJob>> {
  const { db, now } = context
  const hitIds = search ? searchIds('jobs_fts', search) : undefined
  if (hitIds === null) return { items: [], next: null }
  if (!place) await insertFirstJobs(context)
  const rowsMax = hitIds ? listRules.searchHitsMax : status ? scannedRowsMax : listRules.pageRows
  const rows = await db
    .select(listedColumns)
    .from(jobs)
    .where(and(hitIds && sql`${jobs.id} in (${hitIds})`, whereAfter(newestFirst, place)))
    .orderBy(...inOrder(newestFirst))
    .limit(rowsMax + 1)
  const today = agencyDay(now)
  const scannedRows = rows.slice(0, rowsMax).map(({ keepsExpired, ...row }) => ({
    ...row,
    state: stateOf({ ...row, keepsExpired }, today),
  }))
  const matchingRows = scannedRows.filter(
    ({ state }) => status === undefined || isOffered(state) === (status === 'open'),
  )
  const items = matchingRows.slice(0, listRules.pageRows)
  const last =
    matchingRows.length > items.length ? items.at(-1) : rows.length > rowsMax ? scannedRows.at(-1) : undefined
  return { items, next: last ? writeCursor(jobsSort, { value: last.postedOn, id: last.id }) : null }
}

const listedColumns = {
  id: jobs.id,
  slug: jobs.slug,
  title: jobs.title,
  department: jobs.department,
  location: jobs.location,
  postedOn: jobs.postedOn,
  closesOn: jobs.closesOn,
  closedOn: jobs.closedOn,
  status: jobs.status,
  keepsExpired: jobs.keepsExpired,
}

/** Returns a job, or null when there is none with this id. */
export async function findJob(context: DatabaseContext, id: number): Promise<AdminJob | null> {
  const row = await readJobRow(context, id)
  return row ? toAdminJob(row, agencyDay(context.now)) : null
}

export const readJobRow = (context: DatabaseContext, id: number): Promise<JobRow | undefined> =>
  withFirstJobs(
    context,
    async () => (await context.db.select().from(jobs).where(eq(jobs.id, id)))[0],
    (row) => row === undefined,
  )
