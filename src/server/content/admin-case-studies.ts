import { and, asc, eq, sql } from 'drizzle-orm'
import type { AdminCaseStudy, CaseStudyInput } from '#contracts/admin-content.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { raiseContentRevision } from '#server/blog/save-post.ts'
import type { Db } from '#server/db/open.ts'
import { caseStudies } from '#server/db/schema/content.ts'
import { isUniqueViolation } from '#server/db/unique-violation.ts'
import { auditOfContent } from './audit-of-content.ts'

type Actor = AuditEntry['actor']

type Row = typeof caseStudies.$inferSelect

const toRecord = ({ factor, ...row }: Row): AdminCaseStudy => ({ ...row, factor: factor / 1000 })
const toColumns = ({ factor, ...fields }: Partial<CaseStudyInput>) => ({
  ...fields,
  ...(factor === undefined ? {} : { factor: Math.round(factor * 1000) }),
})

/** All case studies, whatever their status, in the order that pages show them. */
export async function listCaseStudies(db: Db): Promise<AdminCaseStudy[]> {
  const rows = await db.select().from(caseStudies).orderBy(asc(caseStudies.sortOrder), asc(caseStudies.id))
  return rows.map(toRecord)
}

export async function findCaseStudy(db: Db, slug: string): Promise<AdminCaseStudy | null> {
  const [row] = await db.select().from(caseStudies).where(eq(caseStudies.slug, slug))
  return row ? toRecord(row) : null
}

/** The unique index decides between two that want one address. */
export async function createCaseStudy(
  db: Db,
  { input: { factor, ...fields }, actor, now }: { input: CaseStudyInput; actor: Actor; now: Date },
) {
  const { slug, title, status } = fields
  const [, created] = await db.batch([
    recordAudit(
      db,
      { actor, action: 'case-study.create', subject: slug, after: { title, status } },
      sql`not exists (select 1 from ${caseStudies} where ${eq(caseStudies.slug, slug)})`,
    ),
    db
      .insert(caseStudies)
      .values({ ...fields, factor: Math.round(factor * 1000), updatedAt: now })
      .onConflictDoNothing({ target: caseStudies.slug })
      .returning(),
    raiseContentRevision(db),
  ])
  const [row] = created
  return row
    ? { ok: true as const, record: toRecord(row) }
    : { ok: false as const, reason: 'case-study-slug-taken' as const }
}

/** @param revision the one that the change started from; another one answers 'content-conflict' */
export async function updateCaseStudy(
  db: Db,
  slug: string,
  {
    revision,
    fields,
    actor,
    now,
  }: { revision: number | undefined; fields: Partial<CaseStudyInput>; actor: Actor; now: Date },
) {
  const isThis = and(
    eq(caseStudies.slug, slug),
    revision === undefined ? undefined : eq(caseStudies.revision, revision),
  )
  const before = await findCaseStudy(db, slug)
  if (!before) return { ok: false as const, reason: 'case-study-not-found' as const }
  const entry = recordAudit(
    db,
    auditOfContent('case-study', { actor, subject: slug, before, fields }),
    sql`exists (select 1 from ${caseStudies} where ${isThis})`,
  )
  const update = db
    .update(caseStudies)
    .set({ ...toColumns(fields), revision: sql`${caseStudies.revision} + 1`, updatedAt: now })
    .where(isThis)
    .returning()
  const changed = await db.batch([entry, update, raiseContentRevision(db)]).catch((error: unknown) => {
    if (isUniqueViolation(error)) return null
    throw error
  })
  if (!changed) return { ok: false as const, reason: 'case-study-slug-taken' as const }
  const [row] = changed[1]
  if (row) return { ok: true as const, record: toRecord(row) }
  const reason = (await findCaseStudy(db, slug))
    ? ('content-conflict' as const)
    : ('case-study-not-found' as const)
  return { ok: false as const, reason }
}

export async function deleteCaseStudy(
  db: Db,
  { slug, actor }: { slug: string; actor: Actor },
): Promise<boolean> {
  const [, deleted] = await db.batch([
    recordAudit(
      db,
      { actor, action: 'case-study.delete', subject: slug },
      sql`exists (select 1 from ${caseStudies} where ${eq(caseStudies.slug, slug)})`,
    ),
    db.delete(caseStudies).where(eq(caseStudies.slug, slug)).returning({ id: caseStudies.id }),
    raiseContentRevision(db),
  ])
  return deleted.length > 0
}
