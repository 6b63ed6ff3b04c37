import { authorMeta } from '#content/blog/author-meta.ts'
import { blogTrail } from '#content/blog/copy.ts'
import type { AuthorPage } from '#contracts/authors.ts'
import { blogJsonLd } from '#seo/blog-json-ld.ts'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import type { PageOptions } from '#seo/page-options.ts'
import { absoluteUrl, canonicalUrl } from '#shared/links.ts'
import { pagesOf } from '#shared/list-pages.ts'
import { authorPath } from '#shared/page-paths.ts'
import { site } from '#site.config.ts'

interface ShownAuthorPage {
  authorPage: AuthorPage
  page: number
}

/** A page without articles is for no search engine, until it has one. */
export function authorHead({ authorPage, page }: ShownAuthorPage, origin: string): PageOptions {
  const { author, posts, total } = authorPage
  const { slug, name, title, bio, picture } = author
  const url = canonicalUrl(origin, authorPath(slug))
  return {
    ...authorMeta(author, page),
    ...(total === 0 ? { robots: 'noindex, follow' } : {}),
    prevPath: page > 1 ? authorPath(slug, page - 1) : undefined,
    nextPath: page < pagesOf(total) ? authorPath(slug, page + 1) : undefined,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        url,
        mainEntity: {
          '@type': 'Person',
          '@id': `${url}#person`,
          name,
          jobTitle: title,
          description: bio,
          url,
          image: picture && absoluteUrl(origin, picture.url),
          worksFor: { '@type': 'Organization', name: site.brand, url: canonicalUrl(origin, '/') },
        },
      },
      blogJsonLd(origin, posts),
      breadcrumbJsonLd(origin, authorBreadcrumbs({ authorPage, page })),
    ],
  }
}

export const authorBreadcrumbs = ({ authorPage: { author }, page }: ShownAuthorPage) => [
  { name: blogTrail.home, url: '/' },
  { name: blogTrail.blog, url: '/blog' },
  { name: author.name, url: authorPath(author.slug) },
  ...(page === 1 ? [] : [{ name: blogTrail.page(page), url: authorPath(author.slug, page) }]),
]
