import { groundNameOf } from '#contracts/ground-name.ts'
import { workMeta, storyRouteMeta } from '#content/work/meta.ts'
import { workCopy } from '#content/work/page.ts'
import type { StoryHead } from '#contracts/page-source.ts'
import type { StoryList } from '#contracts/stories.ts'
import { clampWords, textLanguage } from '#shared/plain-text.ts'
import { storyPath, workPath } from '#shared/page-paths.ts'
import { textDirection } from '#shared/text-direction.ts'
import { site } from '#site.config.ts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { canonicalUrl } from '#shared/links.ts'
import type { PageOptions } from './page-options.ts'

const descriptionCharsMin = 50

export const workBreadcrumbs = [
  { name: workCopy.home, url: '/' },
  { name: workCopy.breadcrumb, url: workPath },
]

export const storyBreadcrumbs = ({ title, slug }: Pick<StoryHead, 'title' | 'slug'>) => [
  ...workBreadcrumbs,
  { name: title, url: storyPath(slug) },
]

/** A filtered list has the whole one as its canonical page, and is not indexed itself. */
export function workHead({ stories }: StoryList, origin: string, isFiltered: boolean): PageOptions {
  const { robots, ...meta } = workMeta
  return {
    ...meta,
    ...(stories.length === 0 || isFiltered ? { robots } : {}),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: workMeta.title,
        url: canonicalUrl(origin, workPath),
      },
      breadcrumbJsonLd(origin, workBreadcrumbs),
    ],
  }
}

export function storyHead(story: StoryHead, origin: string): PageOptions {
  const { slug, title, client, figure, result, tags = [], updatedAt, picture } = story
  const text = story.summary ?? story.description
  const description =
    text.length < descriptionCharsMin ? `${client}: ${figure} ${result}. ${text}` : clampWords(text, 165)
  const path = storyPath(slug)
  return {
    ...storyRouteMeta,
    path,
    title,
    description,
    keywords: [...tags, ...workMeta.keywords].slice(0, 8),
    pageType: 'page',
    imageGround: picture && groundNameOf(picture),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'CreativeWork',
        name: title,
        description,
        url: canonicalUrl(origin, path),
        dateModified: updatedAt,
        creator: { '@type': 'Organization', name: site.brand, url: canonicalUrl(origin, '/') },
        inLanguage: textDirection(`${title} ${description}`) ? undefined : textLanguage,
      },
      breadcrumbJsonLd(origin, storyBreadcrumbs(story)),
    ],
  }
}
