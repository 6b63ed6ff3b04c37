import { postCategories } from '#contracts/blog.ts'
import { coverFigures } from '#shared/drawings.ts'
import { asciiLetters } from '#shared/slug.ts'
import { categoryName } from '#content/blog/category.ts'

/** The values of front matter, all of them texts, lists or objects. */
export type FrontMatter = Readonly<Record<string, unknown>>

/** Names of Jekyll, Hugo, Ghost, Astro, Eleventy and Gatsby, after our own, the first of which counts. */
const synonyms = {
  title: ['title', 'name'],
  excerpt: [
    'excerpt',
    'description',
    'summary',
    'subtitle',
    'custom_excerpt',
    'meta_description',
    'abstract',
  ],
  date: [
    'date',
    'pubDate',
    'publishDate',
    'pubDatetime',
    'publishedAt',
    'published_at',
    'datePublished',
    'created_at',
  ],
  updatedAt: [
    'updatedAt',
    'lastmod',
    'updated',
    'updatedDate',
    'updated_at',
    'modified',
    'modDatetime',
    'last_modified_at',
  ],
  author: ['author', 'authors'],
  featuredImage: [
    'featuredImage',
    'image',
    'cover',
    'coverImage',
    'cover_image',
    'heroImage',
    'feature_image',
    'featured_image',
    'thumbnail',
    'banner',
  ],
  keywords: ['keywords'],
  tags: ['tags', 'tag'],
  slug: ['slug'],
} as const

const ownNames = ['category', 'tocDepth', 'status', 'publishAt', 'previousSlugs', 'feedId'] as const
const readElsewhere = ['categories', 'draft', 'published', 'aliases', 'redirect_from', ...ownNames]

export interface ForeignFields {
  fields: Record<string, unknown>
  /** Names of fields that a post does not have, or whose values it cannot take. */
  lost: string[]
}

/** Reads front matter as our own export or another generator of sites writes it. */
export function readForeignFields(matter: FrontMatter): ForeignFields {
  // Our `cover` names a drawn figure; that of other generators is the address of a picture.
  const cover = coverFigures.find((figure) => figure === matter.cover)
  const given: FrontMatter = Object.fromEntries(
    Object.entries(matter).filter(([name, value]) => !isAbsent(value) && !(name === 'cover' && cover)),
  )
  const lost = new Set(Object.keys(given))
  for (const name of readElsewhere) lost.delete(name)
  const take = (names: readonly string[]): unknown => {
    const name = names.find((candidate) => candidate in given)
    if (name !== undefined) lost.delete(name)
    return name === undefined ? undefined : given[name]
  }
  const image = textOf(take(synonyms.featuredImage), ['image', 'src', 'url', 'path'])
  const authors = listOf(take(synonyms.author), ['name'])
  const dateText =
    textOf(take(synonyms.date)) ?? (isDay(given.published) ? textOf(given.published) : undefined)
  const updatedAt = textOf(take(synonyms.updatedAt))
  const { category, others } = readCategory([given.category, given.categories])
  const tags = listOf(take(synonyms.tags), ['name', 'slug'])
  if (image !== undefined && !/^(\/(?!\/)|https:\/\/)/.test(image))
    lost.add(`featuredImage (${image} is no address of this site)`)
  if (authors.length > 1) lost.add(`authors after the first (${authors.slice(1).join(', ')})`)
  const fields: Record<string, unknown> = {
    title: textOf(take(synonyms.title)),
    excerpt: textOf(take(synonyms.excerpt)),
    date: dateText === undefined ? undefined : (/^\d{4}-\d{2}-\d{2}/.exec(dateText)?.[0] ?? dateText),
    updatedAt: updatedAt === undefined ? undefined : instantOf(updatedAt),
    author: authors[0],
    featuredImage: image !== undefined && /^(\/(?!\/)|https:\/\/)/.test(image) ? image : undefined,
    keywords: optionalList(listOf(take(synonyms.keywords))),
    tags: optionalList([...new Set([...tags, ...others])]),
    slug: textOf(take(synonyms.slug)),
    category,
    cover,
    tocDepth: given.tocDepth === undefined ? undefined : Number(given.tocDepth),
    status: textOf(given.status) ?? statusOf(given),
    publishAt: textOf(given.publishAt),
    previousSlugs: optionalList([
      ...listOf(given.previousSlugs),
      ...[...listOf(given.aliases), ...listOf(given.redirect_from)]
        .map(lastSegment)
        .filter((slug) => slug !== ''),
    ]),
    feedId: textOf(given.feedId),
  }
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    lost: [...lost],
  }
}

const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === ''

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textOf(value: unknown, keys: readonly string[] = []): string | undefined {
  if (Array.isArray(value)) return textOf(value[0], keys)
  if (isObject(value)) return textOf(keys.map((key) => value[key]).find((part) => !isAbsent(part)))
  return isAbsent(value) ? undefined : String(value)
}

/** A text is a list whose items are separated by commas. */
function listOf(value: unknown, keys: readonly string[] = []): string[] {
  const items: unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(',')
      : [value]
  return items.flatMap((item) => textOf(item, keys)?.trim() || [])
}

const optionalList = (list: readonly string[]) => (list.length === 0 ? undefined : list)

const isDay = (value: unknown): boolean => /^\d{4}-\d{2}-\d{2}/.test(textOf(value) ?? '')

export const slugOf = (text: string): string =>
  asciiLetters(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

const namesOf = (category: string) => [category, slugOf(categoryName(category) ?? category)]

/** The first that the blog has is the category, the others become tags. */
function readCategory(values: readonly unknown[]) {
  const names = values.flatMap((value) => listOf(value, ['name', 'slug']))
  const category = names
    .map((name) => postCategories.find((id) => namesOf(id).includes(slugOf(name))))
    .find((id) => id !== undefined)
  const isOther = (name: string) => category === undefined || !namesOf(category).includes(slugOf(name))
  return { category, others: names.filter(isOther) }
}

function statusOf({ draft, published }: FrontMatter): string | undefined {
  const isDraft = textOf(draft)?.toLowerCase() ?? (isDay(published) ? undefined : negated(textOf(published)))
  if (isDraft === undefined) return undefined
  return isDraft === 'true' ? 'draft' : 'published'
}

const negated = (text: string | undefined) =>
  text === undefined ? undefined : String(text.toLowerCase() !== 'true')

const lastSegment = (path: string): string =>
  slugOf(
    path
      .replace(/\.html?$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? '',
  )

function instantOf(text: string): string {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text.replace(' ', 'T'))
  return Number.isNaN(date.getTime()) ? text : date.toISOString()
}
