import { titleWithoutBrand } from '#seo/page-title.ts'
import { answeredPages, pageRule, type Rule } from '../rule.ts'
import { canonicalsOf, metaOf, metasOf, type Page } from '../site-facts.ts'

const requiredTags = [
  'og:site_name',
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:image',
  'og:image:alt',
  'og:locale',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
] as const

const addresses = ['og:url', 'og:image', 'og:image:secure_url', 'twitter:image'] as const

const repeatable = new Set(['article:tag', 'og:locale:alternate', 'theme-color'])

export const socialTagRules: readonly Rule[] = [
  pageRule('social-missing', 'every page has all social tags', answeredPages, (page) =>
    requiredTags.map((key) => !metaOf(page, key)?.trim() && `has no ${key}`),
  ),
  pageRule('social-relative', 'URLs in social tags are absolute', answeredPages, (page) =>
    addresses.map((key) => {
      const address = metaOf(page, key)
      return (
        address !== undefined &&
        !isAbsolute(address) &&
        `has the ${key} "${address}", which is not an absolute URL`
      )
    }),
  ),
  pageRule('social-differs', 'social tags agree with the page', answeredPages, (page) => {
    const [title = ''] = page.facts.titles
    const description = metaOf(page, 'description')
    return [
      ...differing(page, ['og:title', 'twitter:title'], [title, titleWithoutBrand(title)]),
      ...differing(page, ['og:description', 'twitter:description'], [description]),
      ...differing(page, ['og:url'], canonicalsOf(page).filter(isAbsolute)),
      ...differing(page, ['twitter:image'], [metaOf(page, 'og:image')]),
    ]
  }),
  pageRule('meta-doubled', 'no meta tag occurs twice', answeredPages, (page) =>
    [...new Set(page.facts.metas.map(({ key }) => key))].map((key) => {
      const count = metasOf(page, key).length
      return count > 1 && !repeatable.has(key) && `has ${key} ${count} times`
    }),
  ),
  pageRule(
    'article-tags',
    'articles have a publication time, an author and a section; other pages have none',
    answeredPages,
    (page) => {
      const articleTags = page.facts.metas.filter(({ key }) => key.startsWith('article:'))
      if (metaOf(page, 'og:type') !== 'article')
        return [articleTags[0] && `has ${articleTags[0].key}, but is not an article`]
      return [
        ...['article:published_time', 'article:author', 'article:section'].map(
          (key) => !metaOf(page, key) && `is an article without ${key}`,
        ),
        Number.isNaN(Date.parse(metaOf(page, 'article:published_time') ?? '2000')) &&
          'has an article:published_time that is not a time',
      ]
    },
  ),
  pageRule('price-tags', 'price tags include amount, currency and availability', answeredPages, (page) => {
    const keys = ['product:price:amount', 'product:price:currency', 'product:availability']
    const present = keys.filter((key) => metaOf(page, key))
    return present.length === 0
      ? []
      : keys.map((key) => !present.includes(key) && `has price tags, but no ${key}`)
  }),
]

const isAbsolute = (address: string): boolean => /^https?:\/\//.test(address)

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

function differing(
  page: Page,
  keys: readonly string[],
  allowedValues: readonly (string | undefined)[],
): string[] {
  return keys.flatMap((key) => {
    const value = metaOf(page, key)
    if (!value || allowedValues.every((own) => !own)) return []
    if (allowedValues.some((own) => own && oneLine(own) === oneLine(value))) return []
    return [`has the ${key} "${value}", but the page says "${allowedValues[0]}"`]
  })
}
