import { type SQL, sql } from 'drizzle-orm'
import { pageFaults } from '#content/interface/page-faults.ts'
import type { PageFields, PagePatch } from '#contracts/pages.ts'
import { pageRules } from '#contracts/records/page.ts'
import { fileUseStatements, hashesIn } from '#domains/files/shown-pictures.ts'
import { auditOfContent } from '#domains/content/audit-of-content.ts'
import { whereSentBefore } from '#platform/audit/list-entries.ts'
import { type AuditEntry, auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { revisionStatement, revisionStatements } from '#platform/db/revisions.ts'
import { pageRevisions, pages } from '#platform/db/schema/pages.ts'
import { insertWhere } from '#platform/db/sql.ts'
import {
  nameRefusals,
  type RecordRef,
  updateAtRevision,
  whereRecord,
} from '#platform/db/update-at-revision.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { checkAndRender } from './check-page.ts'
import {
  type AddressContext,
  findAddressRefusal,
  pageRefusal,
  redirectStatements,
  whereNotRedirected,
  whereSlugFree,
} from './page-address.ts'
import { readPageRow } from './list-pages.ts'
import { readPageVersion, revisedPage } from './page-versions.ts'
import { fieldsOf, isSame, mergePatch, type PageRow, toColumns } from './page-row.ts'

export interface PageContext
  extends Pick<ServiceContext, 'db' | 'now' | 'siteUrl' | 'hasPicture'>,
    AddressContext {
  /** A command has a name and no account. */
  user: AuditEntry['actor']
}

/**
 * Renders and inserts a page. Returns the stored one when the same user sends the same page again within a minute.
 * Refuses with `page-refused` when its address is taken or there are too many pages, and as `checkAndRender`.
 */
export async function createPage(context: PageContext, input: PageFields) {
  const { db, now, user } = context
  const { slug, title, status } = input
  const renderResult = await checkAndRender(context, input)
  if (!renderResult.ok) return renderResult
  const values = { ...toColumns(input), html: renderResult.html }
  const entry = { actor: user, action: 'page.create' as const, after: { title, status } }
  const [same] = await db
    .select()
    .from(pages)
    .where(whereSentBefore(pages, { entry, subject: pages.slug, values }))
  if (same) return { ok: true as const, page: same }
  const refusal = await findAddressRefusal(context, slug)
  if (refusal) return refusal
  const whereFree = sql`${whereSlugFree(slug)} and ${whereNotRedirected(slug)} and (select count(*) from ${pages}) < ${pageRules.pagesMax}`
  const newId = sql<number>`(select ${pages.id} from ${pages} where ${pages.slug} = ${slug})`
  // A page has no version until the last statement, so one that had the address before does not match.
  const whereNew = sql`exists (select 1 from ${pages} where ${pages.slug} = ${slug} and not exists (select 1 from ${pageRevisions} where ${pageRevisions.recordId} = ${pages.id}))`
  const { createdRows } = await batchNamed(db, {
    audit: auditStatement(db, { ...entry, subject: slug }, whereFree),
    createdRows: insertWhere(db, pages, { ...values, updatedAt: now }, whereFree).returning(),
    ...fileUseStatements(context, usesOf(newId, input), whereNew),
    version: revisionStatement(
      db,
      revisedPage,
      { recordId: newId, revision: 1, fields: input, savedById: user.id, savedAt: now },
      whereNew,
    ),
  })
  const [page] = createdRows
  if (page) return { ok: true as const, page }
  return (await findAddressRefusal(context, slug)) ?? pageRefusal(pageFaults.full())
}

const usesOf = (subjectId: number | SQL<number>, { content }: PageFields) => ({
  subjectType: 'page' as const,
  subjectId,
  hashes: hashesIn(content),
})

interface PageChange extends RecordRef {
  patch: PagePatch
  restores?: number | undefined
}

/**
 * Updates the given fields of a page. When a published page gets another address, its old one leads there. Refuses with
 * `no-such-page`, `content-conflict` when another save came first, and as `createPage`.
 */
export async function updatePage(
  context: PageContext,
  { patch: { revision, ...patch }, restores, ...ref }: PageChange,
) {
  const { db, now, user } = context
  const result = await updateAtRevision(db, {
    table: pages,
    expected: revision,
    read: () => readPageRow(context, ref),
    findStored: (row) => (isSame(row, mergePatch(row, patch)) ? row : null),
    async plan(before, save) {
      const next = mergePatch(before, patch)
      const renderResult = await checkAndRender(context, next)
      if (!renderResult.ok) return renderResult
      const refusal = takesAddress(before, next) ? await findAddressRefusal(context, next.slug, before) : null
      if (refusal) return refusal
      return save({
        set: { ...toColumns(next), html: renderResult.html, updatedAt: now },
        where: takesAddress(before, next)
          ? sql`${whereSlugFree(next.slug, before.id)} and ${whereNotRedirected(next.slug, before.slug)}`
          : undefined,
        alongside: (whereCurrent) => ({
          audit: auditStatement(db, auditOfChange(user, { before, patch, restores }), whereCurrent),
          ...revisionStatements(
            db,
            revisedPage,
            {
              before: { ...before, fields: fieldsOf(before) },
              fields: next,
              savedById: user.id,
              savedAt: now,
            },
            whereCurrent,
          ),
          ...fileUseStatements(context, usesOf(before.id, next), whereCurrent),
          ...redirectStatements(db, { before, next }, whereCurrent),
        }),
      })
    },
    explain: (before) => findAddressRefusal(context, mergePatch(before, patch).slug, before),
  })
  if (!result.ok) return nameRefusals(result, { notFound: 'no-such-page', conflict: 'content-conflict' })
  return { ok: true as const, before: result.before, page: result.after }
}

function auditOfChange(
  actor: AuditEntry['actor'],
  { before, patch, restores }: { before: PageRow; patch: PagePatch; restores: number | undefined },
): AuditEntry {
  const subject = before.slug
  if (restores === undefined)
    return auditOfContent('page', { actor, subject, before: fieldsOf(before), fields: patch })
  return {
    actor,
    action: 'page.restore',
    subject,
    before: { revision: before.revision },
    after: { revision: before.revision + 1, text: `of revision ${restores}` },
  }
}

interface Restore extends RecordRef {
  to: number
  from: number
}

/**
 * Saves the fields of an earlier version as a new one, except address and status. Refuses with `revision-not-found` when
 * there is no such version, and as `updatePage`.
 */
export async function restorePage(context: PageContext, { to, from, ...ref }: Restore) {
  const version = await readPageVersion(context, { ...ref, revision: to })
  if (!version) return { ok: false as const, reason: 'revision-not-found' as const }
  const { slug: _slug, status: _status, ...fields } = version.fields
  return updatePage(context, { ...ref, patch: { ...fields, revision: from }, restores: to })
}

const takesAddress = (before: PageRow, next: PageFields): boolean =>
  before.slug !== next.slug || (before.status !== 'published' && next.status === 'published')

/** Deletes a page. Refuses with `no-such-page`. */
export async function deletePage({ db, user }: Pick<PageContext, 'db' | 'user'>, ref: RecordRef) {
  const matchesPage = whereRecord(pages, ref)
  const subject = sql<string>`(select ${pages.slug} from ${pages} where ${matchesPage})`
  const { deletedRows } = await batchNamed(db, {
    audit: auditStatement(db, { actor: user, action: 'page.delete', subject }, sql`exists ${subject}`),
    deletedRows: db.delete(pages).where(matchesPage).returning(),
  })
  const [page] = deletedRows
  return page ? { ok: true as const, page } : { ok: false as const, reason: 'no-such-page' as const }
}
