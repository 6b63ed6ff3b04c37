import { and, desc, eq, gt, isNotNull, lte, max, sql } from 'drizzle-orm'
import type { IssueArchive, IssueCard, PublicIssue } from '#contracts/issues.ts'
import { issueRules } from '#contracts/newsletter-rules.ts'
import { unlink } from '#shared/links.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'

const cardColumns = {
  slug: newsletterIssues.slug,
  subject: newsletterIssues.subject,
  summary: newsletterIssues.summary,
  startedAt: newsletterIssues.startedAt,
  number: newsletterIssues.number,
} as const

type CardRow = Pick<typeof newsletterIssues.$inferSelect, keyof typeof cardColumns>

/**
 * Returns a page of the archive, newest first. Pages are spans of numbers, so that nothing has to be
 * counted; where issues were deleted, a page has fewer.
 */
export async function readArchive({ db }: DatabaseContext, page: number): Promise<IssueArchive> {
  const newest = await newestNumber({ db })
  const end = newest - (page - 1) * issueRules.perPage
  const rows = await db
    .select(cardColumns)
    .from(newsletterIssues)
    .where(and(lte(newsletterIssues.number, end), gt(newsletterIssues.number, end - issueRules.perPage)))
    .orderBy(desc(newsletterIssues.number))
  return { issues: rows.map(toCard), pages: pagesOf(newest) }
}

const pagesOf = (newest: number): number => Math.max(1, Math.ceil(newest / issueRules.perPage))

export async function archiveHasPage({ db }: Pick<DatabaseContext, 'db'>, page: number): Promise<boolean> {
  return page <= pagesOf(await newestNumber({ db }))
}

/** Returns the highest number of an issue in the archive, or 0 when the archive is empty. */
export async function newestNumber({ db }: Pick<DatabaseContext, 'db'>): Promise<number> {
  const [row] = await db.select({ newest: max(newsletterIssues.number) }).from(newsletterIssues)
  return row?.newest ?? 0
}

/**
 * Returns an issue of the archive, without its links to disabled pages. Returns null when no issue in the archive has
 * the slug.
 */
export async function findIssue({ db }: DatabaseContext, slug: string): Promise<PublicIssue | null> {
  const [row] = await db
    .select({ ...cardColumns, html: newsletterIssues.html, origin: newsletterIssues.origin })
    .from(newsletterIssues)
    .where(wherePublic(slug))
  return (
    (row && { ...toCard(row), html: unlink(row.html, isPageOn), isIndexed: row.origin === 'written' }) ?? null
  )
}

export async function issueExists({ db }: DatabaseContext, slug: string): Promise<boolean> {
  const [row] = await db.select({ id: newsletterIssues.id }).from(newsletterIssues).where(wherePublic(slug))
  return row !== undefined
}

/**
 * Returns the newest issues of the archive that search engines may index: written ones, not copies of posts or
 * digests.
 */
export async function listIndexedIssues({ db }: DatabaseContext, issuesMax: number): Promise<IssueCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(newsletterIssues)
    .where(and(isNotNull(newsletterIssues.number), sql`${newsletterIssues.origin} = 'written'`))
    .orderBy(desc(newsletterIssues.number))
    .limit(issuesMax)
  return rows.map(toCard)
}

const wherePublic = (slug: string) => and(eq(newsletterIssues.slug, slug), isNotNull(newsletterIssues.number))

const toCard = ({ slug, subject, summary, startedAt, number }: CardRow): IssueCard => ({
  slug,
  subject,
  summary,
  number: number ?? 0,
  date: agencyDay(startedAt ?? new Date(0)),
})
