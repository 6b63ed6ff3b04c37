import { desc, isNotNull } from 'drizzle-orm'
import { postCategories } from '#contracts/blog.ts'
import { issueRules } from '#contracts/newsletter-rules.ts'
import { postListPath, listPath } from '#shared/list-pages.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { logError } from '#platform/log/log.ts'
import { sitemapPartPath } from '#platform/pages/page-subjects.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { archivePagePath, archivePath, issuePath } from '#shared/page-paths.ts'

const laterPagesMax = 10

/**
 * Returns the paths of the cached pages that change when these issues enter the archive or one is deleted.
 * `deletedNumber` is the archive number of the deleted issue. At most `laterPagesMax` later archive pages are
 * included.
 */
export async function pagesOfIssues(
  { db }: DatabaseContext,
  slugs: readonly string[],
  deletedNumber?: number | null,
): Promise<string[]> {
  const numbers = await db
    .select({ number: newsletterIssues.number })
    .from(newsletterIssues)
    .where(isNotNull(newsletterIssues.number))
    .orderBy(desc(newsletterIssues.number))
    .limit(slugs.length + 1)
    .catch((error: unknown) => {
      logError('some pages of the archive were not dropped', error, {})
      return []
    })
  const newest = numbers[0]?.number ?? 0
  const pageOf = (number: number) => Math.floor(Math.max(0, newest - number) / issueRules.perPage) + 1
  const pages = Array.from({ length: Math.min(pageOf(1), laterPagesMax) }, (_, index) => index + 2)
  // The lists of the blog link to the archive as long as it has an issue.
  const isFirstOrLast = numbers.length <= (deletedNumber ? 0 : slugs.length)
  return [
    ...slugs.map(issuePath),
    archivePath,
    sitemapPartPath('pages'),
    '/llms.txt',
    '/sitemap.xml',
    ...[...(deletedNumber ? [pageOf(deletedNumber)] : []), ...pages].map(archivePagePath),
    ...(isFirstOrLast
      ? [undefined, ...postCategories].flatMap((category) => [
          listPath(1, category),
          postListPath({ category }),
        ])
      : []),
  ]
}
