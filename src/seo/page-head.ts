import { headTexts } from '#content/interface/machines.ts'
import { capitalize } from '#shared/words.ts'
import { textLanguage } from '#shared/plain-text.ts'
import { openGraphLocale } from '#shared/site-config.ts'
import { site } from '#site.config.ts'
import { absoluteUrl, canonicalUrl } from '#shared/links.ts'
import type { HeadContext, PageOptions } from './page-options.ts'
import { pageTitle } from './page-title.ts'

const articleTagsMax = 5

type Meta = { name: string; content: string } | { property: string; content: string }

const namedMeta = (name: string, content: string | undefined): Meta[] => (content ? [{ name, content }] : [])
const property = (name: string, content: string | undefined): Meta[] =>
  content ? [{ property: name, content }] : []

export function pageHead(options: PageOptions, context: HeadContext) {
  const title = pageTitle(options)
  const description = options.description ?? site.metadata.defaultDescription
  const keywords = options.keywords ?? site.metadata.defaultKeywords
  const canonical = options.canonicalUrl ?? canonicalUrl(context.origin, options.path)
  const image = pageImage(options, context)
  const locale = openGraphLocale(options.locale ?? site.metadata.locale)
  // Compression finds no repetition beyond 32 KB: an article's data repeats its head, other pages' data their end.
  const isArticle = options.ogType === 'article'

  return {
    title,
    htmlAttrs: { lang: options.locale?.split(/[-_]/)[0] ?? textLanguage },
    link: [
      { rel: 'canonical' as const, href: canonical },
      ...(options.feedPath
        ? [
            {
              rel: 'alternate' as const,
              type: 'application/rss+xml',
              title: headTexts.feedTitle(site.brand),
              href: absoluteUrl(context.origin, options.feedPath),
            },
          ]
        : []),
      ...(options.prevPath
        ? [{ rel: 'prev' as const, href: canonicalUrl(context.origin, options.prevPath) }]
        : []),
      ...(options.nextPath
        ? [{ rel: 'next' as const, href: canonicalUrl(context.origin, options.nextPath) }]
        : []),
    ],
    meta: [
      ...namedMeta('description', description),
      ...namedMeta('keywords', keywords.join(', ')),
      ...namedMeta('robots', options.robots ?? 'index, follow'),
      ...property('og:site_name', site.brand),
      ...property('og:title', options.title ?? title),
      ...property('og:description', description),
      ...property('og:type', options.ogType ?? 'website'),
      ...property('og:url', options.ogUrl ?? canonical),
      ...property('og:image', image),
      ...property(
        'og:image:secure_url',
        options.ogImageSecure ?? (image.startsWith('https:') ? image : undefined),
      ),
      ...(options.ogImage
        ? []
        : [...property('og:image:width', '1200'), ...property('og:image:height', '630')]),
      ...property('og:image:alt', options.ogImageAlt ?? options.title ?? title),
      ...property('og:locale', locale),
      ...(options.alternateLocales ?? []).flatMap((alternate) =>
        property('og:locale:alternate', openGraphLocale(alternate)),
      ),
      ...namedMeta('twitter:card', options.twitterCard ?? 'summary_large_image'),
      ...namedMeta('twitter:title', options.title ?? title),
      ...namedMeta('twitter:description', description),
      ...namedMeta('twitter:image', image),
      ...namedMeta('twitter:site', options.twitterSite ?? site.metadata.twitterSite),
      ...namedMeta('twitter:creator', options.twitterCreator ?? site.metadata.twitterCreator),
      ...articleMeta(options, context),
      ...productMeta(options),
    ],
    script: (options.structuredData ?? []).map((data) => ({
      type: 'application/ld+json' as const,
      innerHTML: jsonScript(data),
      tagPosition: isArticle ? ('head' as const) : ('bodyClose' as const),
    })),
  }
}

/** Serializes JSON for a script element; no text in it can end the element. */
export const jsonScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

function pageImage(options: PageOptions, context: HeadContext): string {
  const generatedImage = options.useAiImage ? context.generatedImage : undefined
  return absoluteUrl(
    context.origin,
    generatedImage ?? options.ogImage ?? context.defaultImage(options.category ?? 'company'),
  )
}

function articleMeta(options: PageOptions, context: HeadContext): Meta[] {
  if (options.ogType !== 'article') return []
  return [
    ...property('article:published_time', options.articlePublishedTime ?? context.now().toISOString()),
    ...property('article:modified_time', options.articleModifiedTime),
    ...property('article:author', options.articleAuthor),
    ...property('article:section', capitalize(options.articleSection ?? options.category ?? 'company')),
    ...(options.keywords ?? []).slice(0, articleTagsMax).flatMap((tag) => property('article:tag', tag)),
    ...namedMeta('twitter:label1', headTexts.readingTimeLabel),
    ...namedMeta('twitter:data1', headTexts.readingTime),
  ]
}

function productMeta(options: PageOptions): Meta[] {
  if (options.price === undefined) return []
  return [
    ...property('product:price:amount', String(options.price)),
    ...property('product:price:currency', options.currency ?? site.formats.currency),
    ...property('product:availability', options.availability ?? 'in_stock'),
  ]
}
