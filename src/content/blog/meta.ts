import type { PageMeta, RouteMeta } from '#content/meta-types.ts'
import { listPath } from '#shared/list-pages.ts'

const everyBlogPage = {
  access: 'everyone',
  category: 'blog',
  feedPath: '/blog/feed.xml',
} as const satisfies Partial<RouteMeta>

const keywords = ['digital marketing blog', 'SEO', 'advertising', 'content marketing', 'product development']

export const blogMeta = {
  ...everyBlogPage,
  path: '/blog',
  title: 'Blog: methods and worked examples',
  description:
    'How we plan, measure and build: articles on digital marketing, advertising, SEO, content and product development, with methods you can check.',
  keywords,
} as const satisfies PageMeta

export const articleRouteMeta = { ...everyBlogPage, path: '/blog/$slug' } as const satisfies RouteMeta

export const olderRouteMeta = { ...everyBlogPage, path: '/blog/page/$n' } as const satisfies RouteMeta

export const olderMeta = (page: number, pages: number): PageMeta => ({
  ...olderRouteMeta,
  path: listPath(page),
  title: `Blog: older articles, page ${page}`,
  description: `Page ${page} of ${pages}: older articles on digital marketing, advertising, SEO, content and product development, newest first.`,
  keywords,
})

export const categoryRouteMeta = {
  ...everyBlogPage,
  path: '/blog/category/$id',
} as const satisfies RouteMeta

export const categoryPageRouteMeta = {
  ...everyBlogPage,
  path: '/blog/category/$id/page/$n',
} as const satisfies RouteMeta

interface Topic {
  id: string
  label: string
  about?: string | undefined
}

export function categoryMeta({ id, label, about }: Topic, page: number): PageMeta {
  const which = page === 1 ? '' : `, page ${page}`
  return {
    ...categoryRouteMeta,
    path: listPath(page, id),
    title: `${label} articles${which}`,
    description: `${about ? `${about} ` : ''}All ${label} articles${which}, newest first, with methods you can check.`,
    keywords: [label, 'blog', 'methods', 'worked examples'],
  }
}

export const searchRouteMeta = {
  ...everyBlogPage,
  path: '/blog/search',
  robots: 'noindex, follow',
} as const satisfies RouteMeta

const queryCharsMax = 36

export function searchMeta(query: string): PageMeta {
  const letters = [...query]
  const shownQuery = letters.length > queryCharsMax ? `${letters.slice(0, queryCharsMax).join('')}…` : query
  return {
    ...searchRouteMeta,
    title: query ? `“${shownQuery}” in the blog` : 'Search the blog',
    description:
      'Search the title, summary, keywords and full text of every article on digital marketing, advertising, SEO, content and product development.',
  }
}
