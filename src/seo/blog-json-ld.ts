import { headTexts } from '#content/interface/machines.ts'
import type { PostCard } from '#contracts/blog.ts'
import { site } from '#site.config.ts'
import { canonicalUrl } from '#shared/links.ts'
import type { JsonLd } from './page-options.ts'

export const blogJsonLd = (origin: string, posts: readonly PostCard[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Blog',
  name: headTexts.feedTitle(site.brand),
  url: canonicalUrl(origin, '/blog'),
  blogPost: posts.map(({ slug, title, date }) => ({
    '@type': 'BlogPosting',
    headline: title,
    url: canonicalUrl(origin, `/blog/${slug}`),
    datePublished: date,
  })),
})
