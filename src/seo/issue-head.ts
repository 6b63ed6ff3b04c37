import { archiveCopy } from '#content/newsletter/archive-copy.ts'
import { archiveMeta, archivePageMeta, issueDescription } from '#content/newsletter/archive-meta.ts'
import type { IssueArchive, PublicIssue } from '#contracts/issues.ts'
import { archivePagePath, archivePath, issuePath } from '#shared/page-paths.ts'
import { textDirection } from '#shared/text-direction.ts'
import { textLanguage } from '#shared/plain-text.ts'
import { site } from '#site.config.ts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { canonicalUrl } from '#shared/links.ts'
import type { PageOptions } from './page-options.ts'

const descriptionCharsMin = 50

export function archiveHead({ issues, pages }: IssueArchive, page: number, origin: string): PageOptions {
  const { robots, ...meta } = page === 1 ? archiveMeta : archivePageMeta(page)
  return {
    ...meta,
    ...(issues.length === 0 || page > 1 ? { robots } : {}),
    prevPath: page > 1 ? archivePagePath(page - 1) : undefined,
    nextPath: page < pages ? archivePagePath(page + 1) : undefined,
    structuredData: [breadcrumbJsonLd(origin, archiveBreadcrumbs(page))],
  }
}

export const archiveBreadcrumbs = (page: number) => [
  { name: archiveCopy.home, url: '/' },
  { name: archiveCopy.archive, url: archivePath },
  ...(page > 1 ? [{ name: archiveCopy.page(page), url: archivePagePath(page) }] : []),
]

export const issueBreadcrumbs = ({ subject, slug }: Pick<PublicIssue, 'subject' | 'slug'>) => [
  ...archiveBreadcrumbs(1),
  { name: subject, url: issuePath(slug) },
]

export function issueHead(issue: PublicIssue, origin: string): PageOptions {
  const { slug, subject, summary, date, number, isIndexed } = issue
  const path = issuePath(slug)
  const description = summary.length < descriptionCharsMin ? issueDescription(subject, number) : summary
  return {
    path,
    title: subject,
    description,
    ...(isIndexed ? {} : { robots: 'noindex, follow' }),
    ogType: 'article',
    category: 'blog',
    articlePublishedTime: date,
    articleAuthor: site.brand,
    useAiImage: true,
    pageType: 'article',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: subject,
        description,
        datePublished: date,
        author: { '@type': 'Organization', name: site.brand, url: canonicalUrl(origin, '/') },
        publisher: { '@type': 'Organization', name: site.brand, url: canonicalUrl(origin, '/') },
        mainEntityOfPage: canonicalUrl(origin, path),
        inLanguage: textDirection(`${subject} ${summary}`) ? undefined : textLanguage,
      },
      breadcrumbJsonLd(origin, issueBreadcrumbs(issue)),
    ],
  }
}
