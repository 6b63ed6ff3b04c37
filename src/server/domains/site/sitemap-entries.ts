import { listUrls, findListPages, listParts } from '#domains/blog/list-urls.ts'
import { listPublishedAuthors } from '#domains/blog/public-authors.ts'
import { listJobPaths } from '#domains/content/public-jobs.ts'
import { listStoryUrls } from '#domains/content/public-stories.ts'
import { listIndexedIssues, newestNumber } from '#domains/newsletter/issues/public-issues.ts'
import { listPageUrls } from '#domains/pages/public-pages.ts'
import { indexedPaths } from '#generated/pages.ts'
import { sitemapPartPath } from '#platform/pages/page-subjects.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { archivePath, authorPath, issuePath, storyPath, workPath } from '#shared/page-paths.ts'
import { pagesOf, readPageNumber } from '#shared/list-pages.ts'

interface Entry {
  path: string
  changedAt?: Date
}

const issuesMax = 520
/** The pages of a site, its issues, stories and jobs are one part of the sitemap, which has room for 50,000. */
const storiesMax = 10_000
const jobsMax = 10_000
const textPagesMax = 10_000

const isListPage = (path: string) => path === '/blog' || path.startsWith('/blog/category/')

async function authorPages(context: ServiceContext): Promise<string[]> {
  const authors = await listPublishedAuthors(context)
  return authors.flatMap(({ slug, total }) =>
    Array.from({ length: pagesOf(total) }, (_, index) => authorPath(slug, index + 1)),
  )
}

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
    const listedPaths = indexedPaths.filter((path) => !isListPage(path))
    const listPages = hasBlog ? [...(await findListPages(context)), ...(await authorPages(context))] : []
    const hasIssues = isPageOn(archivePath) && (await newestNumber(context)) > 0
    const issues = hasIssues ? await listIndexedIssues(context, issuesMax) : []
    const archive = hasIssues ? [archivePath] : []
    const issuePaths = issues.map(({ slug }) => issuePath(slug))
    const stories = isPageOn(workPath) ? await listStoryUrls(context, storiesMax) : []
    const jobPaths = isPageOn('/careers') ? await listJobPaths(context, jobsMax) : []
    const textPages = await listPageUrls(context, textPagesMax)
    return [
      ...[...listedPaths, ...jobPaths, ...listPages, ...archive, ...issuePaths].map((path) => ({ path })),
      ...(stories.length > 0 ? [{ path: workPath }] : []),
      ...stories.map(({ slug, changedAt }) => ({ path: storyPath(slug), changedAt })),
      ...textPages.map(({ path, changedAt }) => ({ path, changedAt })),
    ]
  }
  const number = hasBlog && part.startsWith('posts-') ? readPageNumber(part.slice('posts-'.length)) : null
  const posts = number === null ? [] : await listUrls(context, number)
  return posts.length > 0 ? posts : null
}
