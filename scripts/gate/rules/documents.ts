import { everyPage, pageRule, type Rule } from '../rule.ts'
import { metaOf } from '../site-facts.ts'

const icons = [
  ['an icon', 'icon'],
  ['an apple-touch-icon', 'apple-touch-icon'],
  ['a manifest', 'manifest'],
] as const

export const documentRules: readonly Rule[] = [
  pageRule('id-twice', 'no id stands on a page twice', everyPage, ({ facts: { ids } }) =>
    ids.flatMap((id, index) => (ids.indexOf(id) === index ? [] : [`has the id "${id}" twice`])),
  ),
  pageRule('one-heading', 'every page has one h1, with words', everyPage, ({ facts: { headings } }) => [
    headings.length !== 1 && `has ${headings.length} h1`,
    headings[0] === '' && 'has an empty h1',
  ]),
  pageRule('icons-missing', 'every page names its icons, manifest and colour', everyPage, (page) => [
    ...icons.map(
      ([what, relation]) => !page.facts.links.some(({ rel }) => rel === relation) && `does not name ${what}`,
    ),
    !metaOf(page, 'theme-color') && 'has no theme colour',
  ]),
]
