import { site } from '#site.config.ts'
import { pageTitle } from '#seo/page-title.ts'
import { answeredPages, everyPage, pageRule, type Rule, uniqueRule } from '../rule.ts'
import { metaOf, metasOf } from '../site-facts.ts'

const titleChars = { min: 10, max: 65 }
const descriptionChars = { min: 50, max: 170 }

export const titleAndDescriptionRules: readonly Rule[] = [
  pageRule('title-missing', 'every page has one title', everyPage, ({ facts }) => [
    facts.titles.length === 0 && 'has no title',
    facts.titles.length > 1 && `has ${facts.titles.length} titles`,
    facts.titles[0] === '' && 'has an empty title',
  ]),
  pageRule(
    'title-length',
    `titles have ${titleChars.min} to ${titleChars.max} characters, brand included`,
    answeredPages,
    ({ facts: { titles } }) => [titles[0] ? titleFault(titles[0]) : undefined],
  ),
  uniqueRule('title-duplicate', 'no two pages share a title', 'title', ({ facts }) => facts.titles[0]),
  pageRule('description-missing', 'every page has one description', everyPage, (page) => {
    const descriptions = metasOf(page, 'description')
    return [
      descriptions.length === 0 && 'has no description',
      descriptions.length > 1 && `has ${descriptions.length} descriptions`,
    ]
  }),
  pageRule(
    'description-length',
    `descriptions have ${descriptionChars.min} to ${descriptionChars.max} characters`,
    answeredPages,
    (page) => {
      const description = metaOf(page, 'description')
      return [description === undefined ? undefined : outside('description', description, descriptionChars)]
    },
  ),
  uniqueRule('description-duplicate', 'no two pages share a description', 'description', (page) =>
    metaOf(page, 'description'),
  ),
  pageRule('keywords-missing', 'every listed page has keywords', ['listed'], (page) => [
    !metaOf(page, 'keywords')?.trim() && 'has no keywords',
  ]),
]

export function titleFault(title: string, names: Parameters<typeof pageTitle>[1] = site): string | undefined {
  const fault = outside('title', title, titleChars)
  const lacksBrand = [...title].length < titleChars.min && pageTitle({ title }, names) === title
  return fault && lacksBrand
    ? `${fault}. The brand does not fit behind it: give src/site/site.config.ts a shorter \`shortBrand\``
    : fault
}

function outside(what: string, text: string, { min, max }: { min: number; max: number }): string | undefined {
  const count = [...text].length
  return count < min || count > max
    ? `has a ${what} of ${count} characters; ${min} to ${max} are allowed: "${text}"`
    : undefined
}
