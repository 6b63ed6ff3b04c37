import type { PageMeta, RouteMeta } from '#content/meta-types.ts'
import { authorPath } from '#shared/page-paths.ts'
import { site } from '#site.config.ts'

const everyAuthorPage = {
  access: 'everyone',
  category: 'blog',
  feedPath: '/blog/feed.xml',
} as const satisfies Partial<RouteMeta>

export const authorRouteMeta = { ...everyAuthorPage, path: '/blog/author/$slug' } as const satisfies RouteMeta

export const authorPageRouteMeta = {
  ...everyAuthorPage,
  path: '/blog/author/$slug/page/$n',
} as const satisfies RouteMeta

interface DescribedAuthor {
  slug: string
  name: string
  title: string
  bio?: string | undefined
}

export function authorMeta({ slug, name, title, bio }: DescribedAuthor, page: number): PageMeta {
  const which = page === 1 ? '' : `, page ${page}`
  return {
    ...authorRouteMeta,
    path: authorPath(slug, page),
    title: `Articles by ${name}${which}`,
    description: `${name}, ${title} at ${site.brand}: all articles${which}, newest first.${bio ? ` ${bio}` : ''}`,
    keywords: [name, 'blog', 'articles'],
  }
}
