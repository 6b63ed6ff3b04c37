import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { contentRefusalTexts } from '#content/interface/content-refusals.ts'
import type { AdminCaseStudy, CaseStudyInput } from '#contracts/admin-content.ts'
import { fileUseStatements, hashesIn } from '#domains/files/shown-pictures.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { whereSentBefore } from '#platform/audit/list-entries.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { revisionStatement, revisionStatements } from '#platform/db/revisions.ts'
import {
  whereRecord,
  type RecordRef,
  updateAtRevision,
  nameRefusals,
} from '#platform/db/update-at-revision.ts'
import { caseStudies } from '#platform/db/schema/content.ts'
import { isUniqueViolation } from '#platform/db/sql.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { auditOfContent } from './audit-of-content.ts'
import { toColumns } from './case-study-columns.ts'
import { toRecord } from './case-study-row.ts'
import { patchOf, readStoryRevision, revisedStory, versionOf } from './story-revisions.ts'
import { contentRefused, idsOf, saveWithPictures } from './record-pictures.ts'
import { picturesOf } from './story-pictures.ts'

type Row = typeof caseStudies.$inferSelect

/** Returns all case studies of any status, in the order of the site. */
export async function listCaseStudies({ db }: ServiceContext): Promise<AdminCaseStudy[]> {
  const rows = await db.select().from(caseStudies).orderBy(asc(caseStudies.sortOrder), asc(caseStudies.id))
  return rows.map(toRecord)
}

/** Returns a case study of any status, or null when it does not exist. */
export async function findCaseStudy(
  context: ServiceContext,
  address: RecordRef,
): Promise<AdminCaseStudy | null> {
  const row = await readRow(context, address)
  return row ? toRecord(row) : null
}

async function readRow({ db }: ServiceContext, address: RecordRef): Promise<Row | undefined> {
  const [row] = await db.select().from(caseStudies).where(whereRecord(caseStudies, address))
  return row
}

/**
 * Inserts a case study, or returns the stored one when the same user sends the same input again within a minute.
 * Refuses with `case-study-slug-taken`, and with `content-refused` when a picture cannot be shown or a scheduled one has
 * no time.
 */
export async function createCaseStudy(context: ServiceContext<SessionUser>, input: CaseStudyInput) {
  return refusalOfTime(input) ?? saveWithPictures(context, picturesOf(input), () => insert(context, input))
}

async function insert({ db, now, user }: ServiceContext<SessionUser>, input: CaseStudyInput) {
  const { slug, title, status } = input
  const values = await toColumns(input)
  const entry = { actor: user, action: 'case-study.create' as const, after: { title, status } }
  // A case study has no version until the last statement, so one that had the address before does not match.
  const matchesNew = sql`${caseStudies.slug} = ${slug} and ${caseStudies.updatedAt} = ${now.getTime()} and not exists (select 1 from case_study_revisions as kept where kept.case_study_id = case_studies.id)`
  const newId = sql<number>`(select ${caseStudies.id} from ${caseStudies} where ${matchesNew})`
  const whereNew = sql`exists (select 1 from ${caseStudies} where ${matchesNew})`
  const version = { recordId: newId, revision: 1, fields: versionOf(input), savedById: user.id, savedAt: now }
  const { sameRows, createdRows } = await batchNamed(db, {
    sameRows: db
      .select()
      .from(caseStudies)
      .where(whereSentBefore(caseStudies, { entry, subject: caseStudies.slug, values })),
    audit: auditStatement(
      db,
      { ...entry, subject: slug },
      sql`not exists (select 1 from ${caseStudies} where ${eq(caseStudies.slug, slug)})`,
    ),
    createdRows: db
      .insert(caseStudies)
      .values({ ...values, updatedAt: now })
      .onConflictDoNothing({ target: caseStudies.slug })
      .returning(),
    ...fileUseStatements({ db }, usesOf(newId, input), whereNew),
    version: revisionStatement(db, revisedStory, version, whereNew),
  })
  const row = createdRows[0] ?? sameRows[0]
  return row
    ? { ok: true as const, record: toRecord(row) }
    : { ok: false as const, reason: 'case-study-slug-taken' as const }
}

const usesOf = (subjectId: number | SQL<number>, study: Partial<CaseStudyInput>) => ({
  subjectType: 'case-study' as const,
  subjectId,
  hashes: hashesIn(study.content ?? ''),
  fileIds: idsOf(picturesOf(study)),
})

const refusalOfTime = ({ status, publishAt }: Pick<CaseStudyInput, 'status' | 'publishAt'>) =>
  status === 'scheduled' && !publishAt ? contentRefused(contentRefusalTexts.timeMissing, 'publishAt') : null

interface Change {
  address: RecordRef
  revision: number | undefined
  fields: Partial<CaseStudyInput>
  /** The revision whose fields these are. */
  restores?: number
}

/**
 * Updates the given fields of a case study. Refuses with `case-study-not-found`, `case-study-slug-taken`,
 * `content-conflict` when another save came first, and `content-refused` as `createCaseStudy` does.
 */
export async function updateCaseStudy(context: ServiceContext<SessionUser>, change: Change) {
  const result = await saveWithPictures(context, picturesOf(change.fields), () => update(context, change))
  return nameRefusals(result, { notFound: 'case-study-not-found', conflict: 'content-conflict' })
}

async function update(context: ServiceContext<SessionUser>, { address, revision, fields, restores }: Change) {
  const { db, now, user } = context
  const columns = await toColumns(fields)
  const result = await updateAtRevision(db, {
    table: caseStudies,
    expected: revision,
    read: () => readRow(context, address),
    findStored: (row) => (JSON.stringify({ ...row, ...columns }) === JSON.stringify(row) ? row : null),
    plan(row, save) {
      const before = toRecord(row)
      const next = { ...before, ...fields }
      const version = {
        before: { ...row, fields: versionOf(before) },
        fields: versionOf(next),
        savedById: user.id,
        savedAt: now,
      }
      const audit =
        restores === undefined
          ? auditOfContent('case-study', { actor: user, subject: before.slug, before, fields })
          : {
              actor: user,
              action: 'case-study.restore' as const,
              subject: before.slug,
              before: { revision: before.revision },
              after: { revision: before.revision + 1, text: `of revision ${restores}` },
            }
      return (
        refusalOfTime(next) ??
        save({
          set: { ...columns, updatedAt: now },
          alongside: (whereCurrent) => ({
            audit: auditStatement(db, audit, whereCurrent),
            ...revisionStatements(db, revisedStory, version, whereCurrent),
            ...fileUseStatements({ db }, usesOf(row.id, next), whereCurrent),
          }),
        })
      )
    },
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) return { ok: false as const, reason: 'case-study-slug-taken' as const }
    throw error
  })
  return result.ok ? { ok: true as const, record: toRecord(result.after) } : result
}

interface Restore {
  address: RecordRef
  to: number
  from: number
}

/**
 * Saves the fields of an earlier revision as a new one, except slug, status and publication time. Refuses with
 * `revision-not-found` when there is no such revision, and for the reasons of `updateCaseStudy`.
 */
export async function restoreCaseStudy(context: ServiceContext<SessionUser>, { address, to, from }: Restore) {
  const version = await readStoryRevision(context, { ...address, revision: to })
  if (!version) return { ok: false as const, reason: 'revision-not-found' as const }
  return updateCaseStudy(context, {
    address,
    revision: from,
    fields: patchOf(version.fields),
    restores: to,
  })
}

/** Deletes a case study. Returns false when none has this slug and id. */
export async function deleteCaseStudy(
  { db, user }: ServiceContext<SessionUser>,
  { slug, id }: RecordRef,
): Promise<boolean> {
  const matchesRecord = and(eq(caseStudies.slug, slug), id === undefined ? undefined : eq(caseStudies.id, id))
  const { deletedRows } = await batchNamed(db, {
    audit: auditStatement(
      db,
      { actor: user, action: 'case-study.delete', subject: slug },
      sql`exists (select 1 from ${caseStudies} where ${matchesRecord})`,
    ),
    deletedRows: db.delete(caseStudies).where(matchesRecord).returning({ id: caseStudies.id }),
  })
  return deletedRows.length > 0
}
