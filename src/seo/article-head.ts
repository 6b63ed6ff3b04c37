import { groundNameOf } from '#contracts/ground-name.ts'
import { blogTrail } from '#content/blog/copy.ts'
import type { Article } from '#contracts/blog.ts'
import { defaultAuthor } from '#content/blog/page.ts'
import { categoryName } from '#content/blog/category.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { textLanguage } from '#shared/plain-text.ts'
import { textDirection } from '#shared/text-direction.ts'
import { site } from '#site.config.ts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { authorPath } from '#shared/page-paths.ts'
import { absoluteUrl, canonicalUrl } from '#shared/links.ts'
import type { PageOptions } from './page-options.ts'

export function articleHead(article: Article, origin: string): PageOptions {
  const path = `/blog/${article.slug}`
  const section = categoryName(article.category)
  const { authorPage } = article
  const author = authorPage?.name ?? article.author ?? defaultAuthor.name
  return {
    path,
    title: article.title,
    description: article.excerpt,
    ...(article.keywords.length > 0 && { keywords: article.keywords }),
    ogType: 'article',
    category: 'blog',
    imageCategory: article.category,
    imageGround: article.picture && groundNameOf(article.picture),
    ...(section !== undefined && { articleSection: article.category }),
    articlePublishedTime: article.date,
    articleModifiedTime: article.updatedAt,
    articleAuthor: author,
    feedPath: '/blog/feed.xml',
    useAiImage: true,
    pageType: 'article',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: article.title,
        description: article.excerpt,
        datePublished: article.date,
        dateModified: article.updatedAt,
        author: article.author
          ? {
              '@type': 'Person',
              name: author,
              ...(authorPage && {
                url: canonicalUrl(origin, authorPath(authorPage.slug)),
                jobTitle: authorPage.title,
              }),
            }
          : {
              '@type': 'Organization',
              name: author,
              url: canonicalUrl(origin, isPageOn('/about') ? '/about' : '/'),
            },
        publisher: { '@type': 'Organization', name: site.brand, url: canonicalUrl(origin, '/') },
        mainEntityOfPage: canonicalUrl(origin, path),
        image: absoluteUrl(origin, article.featuredImage),
        keywords: article.keywords.join(', ') || undefined,
        articleSection: section ?? blogTrail.blog,
        wordCount: article.wordCount,
        // Another script is another language, and nothing says which.
        inLanguage: textDirection(`${article.title} ${article.excerpt}`) ? undefined : textLanguage,
      },
      breadcrumbJsonLd(origin, articleBreadcrumbs(article)),
    ],
  }
}

export const articleBreadcrumbs = ({ title, slug }: Pick<Article, 'title' | 'slug'>) => [
  { name: blogTrail.home, url: '/' },
  { name: blogTrail.blog, url: '/blog' },
  { name: title, url: `/blog/${slug}` },
]
