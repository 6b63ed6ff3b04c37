import { indexedPaths } from '#generated/pages.ts'
import { isListedOn } from '#content/careers/openings.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { archivePath, issuePath } from '#shared/issue-path.ts'
import { readPageNumber } from '#shared/list-pages.ts'
import { listUrls, findListPages, listParts } from '#server/blog/list-urls.ts'
import { listIndexedIssues, newestNumber } from '#server/newsletter/issues/public-issues.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { sitemapPartPath } from './sitemap-part-path.ts'

interface Entry {
  path: string
  changedAt?: Date
}

const issuesMax = 520

const isListPage = (path: string) => path === '/blog' || path.startsWith('/blog/category/')

export async function sitemapParts(context: ServiceContext): Promise<Entry[]> {
  const parts = isPageOn('/blog') ? await listParts(context) : []
  return [
    { path: sitemapPartPath('pages') },
    ...parts.map(({ part, changedAt }) => ({ path: sitemapPartPath(`posts-${part}`), changedAt })),
  ]
}

export async function sitemapPages(context: ServiceContext, part: string): Promise<Entry[] | null> {
  const hasBlog = isPageOn('/blog')
  if (part === 'pages') {
    const today = agencyDay(context.now)
    const listedPaths = indexedPaths.filter((path) => isListedOn(path, today) && !isListPage(path))
    const listPages = hasBlog ? await findListPages(context) : []
    const hasIssues = isPageOn(archivePath) && (await newestNumber(context)) > 0
    const issues = hasIssues ? await listIndexedIssues(context, issuesMax) : []
    const archive = hasIssues ? [archivePath] : []
    const issuePaths = issues.map(({ slug }) => issuePath(slug))
    return [...listedPaths, ...listPages, ...archive, ...issuePaths].map((path) => ({ path }))
  }
  const number = hasBlog && part.startsWith('posts-') ? readPageNumber(part.slice('posts-'.length)) : null
  const posts = number === null ? [] : await listUrls(context, number)
  return posts.length > 0 ? posts : null
}
