import { blogTrail } from '#content/blog/copy.ts'
import { categoryMeta } from '#content/blog/meta.ts'
import type { categoryTopics } from '#content/blog/page.ts'
import { listPath, pagesOf } from '#shared/list-pages.ts'
import type { PostList } from '#contracts/page-source.ts'
import { blogJsonLd } from '#seo/blog-json-ld.ts'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import type { PageOptions } from '#seo/page-options.ts'

interface Archive {
  topic: (typeof categoryTopics)[number]
  list: PostList
  page: number
}

export function archiveHead({ topic, list, page }: Archive, origin: string): PageOptions {
  const pages = pagesOf(list.total)
  return {
    ...categoryMeta(topic, page),
    ...(list.total === 0 ? { robots: 'noindex, follow' } : {}),
    prevPath: page > 1 ? listPath(page - 1, topic.id) : undefined,
    nextPath: page < pages ? listPath(page + 1, topic.id) : undefined,
    structuredData: [
      blogJsonLd(origin, list.posts),
      breadcrumbJsonLd(origin, archiveBreadcrumbs({ topic, page })),
    ],
  }
}

export const archiveBreadcrumbs = ({ topic, page }: Omit<Archive, 'list'>) => [
  { name: blogTrail.home, url: '/' },
  { name: blogTrail.blog, url: '/blog' },
  { name: topic.label, url: listPath(1, topic.id) },
  ...(page > 1 ? [{ name: blogTrail.page(page), url: listPath(page, topic.id) }] : []),
]
