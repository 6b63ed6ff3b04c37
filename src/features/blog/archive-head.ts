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
  const which = page === 1 ? '' : `, page ${page}`
  return {
    path: listPath(page, topic.id),
    title: `${topic.label} articles${which}`,
    description: `${topic.about} Every article on ${topic.label.toLowerCase()}${which}, newest first, with methods you can check.`,
    keywords: [topic.label.toLowerCase(), 'blog', 'methods', 'worked examples'],
    category: 'blog',
    feedPath: '/blog/feed.xml',
    prevPath: page > 1 ? listPath(page - 1, topic.id) : undefined,
    nextPath: page < pages ? listPath(page + 1, topic.id) : undefined,
    structuredData: [
      blogJsonLd(origin, list.posts),
      breadcrumbJsonLd(origin, archiveBreadcrumbs({ topic, page })),
    ],
  }
}

export const archiveBreadcrumbs = ({ topic, page }: Omit<Archive, 'list'>) => [
  { name: 'Home', url: '/' },
  { name: 'Blog', url: '/blog' },
  { name: topic.label, url: listPath(1, topic.id) },
  ...(page > 1 ? [{ name: `Page ${page}`, url: listPath(page, topic.id) }] : []),
]
