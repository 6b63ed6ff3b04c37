import { eq, sql } from 'drizzle-orm'
import { jobFault, type JobInput } from '#contracts/jobs.ts'
import { whereSentBefore } from '#platform/audit/list-entries.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { jobs } from '#platform/db/schema/jobs.ts'
import { insertWhere, newestId } from '#platform/db/sql.ts'
import { nameRefusals, updateAtRevision } from '#platform/db/update-at-revision.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { isOffered, type JobTerms, nextStateChange } from '#shared/job-state.ts'
import { summariseChanges } from './audit-of-content.ts'
import { insertFirstJobs } from './first-jobs.ts'
import { type JobRow, stateOf, termsOf, toAdminJob } from './job-row.ts'
import { readJobRow } from './list-jobs.ts'

type Context = ServiceContext<SessionUser>
type Fields = Partial<Omit<JobInput, 'postedOn'>> & { postedOn?: string | undefined }

/**
 * Inserts a job, whose address ends in the next number, or returns the stored one when the same user sends the same
 * input again within a minute. Refuses with `invalid-input` when two fields do not fit each other.
 */
export async function createJob(context: Context, { postedOn, ...input }: JobInput) {
  const { db, now, user } = context
  const today = agencyDay(now)
  const { closesOn } = input
  const values = {
    ...toColumns(input),
    postedOn: postedOn ?? (closesOn < today ? closesOn : today),
    closedOn: input.status === 'closed' ? today : null,
  }
  const fault = jobFault(values)
  if (fault) return { ok: false as const, reason: 'invalid-input' as const, ...fault }
  // The first jobs have fixed numbers, which are part of their addresses, so a new one comes after them.
  await insertFirstJobs(context)
  const entry = {
    actor: user,
    action: 'job.create' as const,
    after: { title: input.title, status: input.status },
  }
  const matchesSame = whereSentBefore(jobs, { entry, subject: jobs.id, values })
  const whereNew = sql`not exists (select 1 from ${jobs} where ${matchesSame})`
  // The sequence outlives deleted jobs, so no address is used twice.
  const nextNumber = sql<number>`(select ifnull(max(seq), 0) + 1 from sqlite_sequence where name = 'jobs')`
  const { sameRows, createdRows } = await batchNamed(db, {
    sameRows: db.select().from(jobs).where(matchesSame),
    createdRows: insertWhere(
      db,
      jobs,
      {
        ...values,
        ...dayColumns({ ...values, keepsExpired: false }, today),
        id: nextNumber,
        slug: sql<string>`cast(${nextNumber} as text)`,
        updatedAt: now,
      },
      whereNew,
    ).returning(),
    audit: auditStatement(db, { ...entry, subject: sql<string>`${newestId(jobs)}` }, whereNew),
  })
  const row = createdRows[0] ?? sameRows[0]
  if (!row) throw new Error('a job was not inserted')
  return { ok: true as const, row, job: toAdminJob(row, today) }
}

interface Change {
  id: number
  revision: number | undefined
  fields: Fields
}

/**
 * Updates the given fields of a job. A job that is closed by hand notes the day; one that is opened again is offered
 * until its last day. Refuses with `job-not-found`, with `content-conflict` after a concurrent save, and with
 * `invalid-input` when two fields do not fit each other.
 */
export async function updateJob(context: Context, { id, revision, fields }: Change) {
  const { db, now, user } = context
  const today = agencyDay(now)
  const columns = toColumns(fields)
  const result = await updateAtRevision(db, {
    table: jobs,
    expected: revision,
    read: () => readJobRow(context, id),
    findStored: (row) => (JSON.stringify({ ...row, ...columns }) === JSON.stringify(row) ? row : null),
    plan(before, save) {
      const after = { ...before, ...columns }
      const fault = jobFault(after)
      if (fault) return { ok: false as const, reason: 'invalid-input' as const, ...fault }
      const changed = { ...columns, ...closingOf(before, after, today) }
      return save({
        set: { ...changed, ...dayColumns({ ...after, ...changed }, today), updatedAt: now },
        alongside: (whereCurrent) => ({
          audit: auditStatement(
            db,
            { actor: user, action: 'job.update', subject: String(id), ...summariseChanges(before, columns) },
            whereCurrent,
          ),
        }),
      })
    },
  })
  if (result.ok) return { ok: true as const, job: toAdminJob(result.after, today) }
  if (result.reason === 'invalid-input') return result
  return nameRefusals(result, { notFound: 'job-not-found', conflict: 'content-conflict' })
}

/** Deletes a job and returns the end of its address, or refuses with `job-not-found`. */
export async function deleteJob(context: Context, id: number) {
  const { db, user } = context
  const row = await readJobRow(context, id)
  if (!row) return { ok: false as const, reason: 'job-not-found' as const }
  const { deletedRows } = await batchNamed(db, {
    audit: auditStatement(
      db,
      { actor: user, action: 'job.delete', subject: String(id), before: { title: row.title } },
      sql`exists (select 1 from ${jobs} where ${jobs.id} = ${id})`,
    ),
    deletedRows: db.delete(jobs).where(eq(jobs.id, id)).returning({ id: jobs.id }),
  })
  return deletedRows.length > 0
    ? { ok: true as const, slug: row.slug }
    : { ok: false as const, reason: 'job-not-found' as const }
}

type Columns<Entered> = { [Name in keyof Entered]: Exclude<Entered[Name], undefined> }

/** Leaves out fields that are not given. Empty texts and lists of optional fields are stored as null. */
function toColumns<Entered extends Fields>(fields: Entered): Columns<Entered> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, isBlank(value) ? null : value]),
  ) as Columns<Entered>
}

const isBlank = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0)

function closingOf(before: JobRow, after: JobRow, today: string) {
  const keepsExpired = before.keepsExpired && before.closesOn === after.closesOn
  if (after.status === 'open') return { keepsExpired, closedOn: null }
  return { keepsExpired, closedOn: before.status === 'closed' ? before.closedOn : today }
}

const dayColumns = (terms: JobTerms, today: string) => ({
  isOffered: isOffered(stateOf(terms, today)),
  changesOn: nextStateChange(termsOf(terms), today),
})
