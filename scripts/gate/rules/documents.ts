import { everyPage, pageRule, type Rule } from '../rule.ts'
import { metaOf } from '../site-facts.ts'

const icons = [
  ['an icon', 'icon'],
  ['an apple-touch-icon', 'apple-touch-icon'],
  ['a manifest', 'manifest'],
] as const

export const documentRules: readonly Rule[] = [
  pageRule('id-twice', 'no page uses an id twice', everyPage, ({ facts: { ids } }) =>
    ids.flatMap((id, index) => (ids.indexOf(id) === index ? [] : [`uses the id "${id}" twice`])),
  ),
  pageRule(
    'one-heading',
    'every page has one h1, which is not empty',
    everyPage,
    ({ facts: { headings } }) => [
      headings.length !== 1 && `has ${headings.length} h1 headings`,
      headings[0] === '' && 'has an empty h1',
    ],
  ),
  pageRule('element-place', 'every element stands where HTML allows it', everyPage, ({ facts }) =>
    facts.wrongPlaces.map((place) => `has ${place}, which HTML does not allow`),
  ),
  pageRule(
    'icons-missing',
    'every page links its icons and manifest and sets a theme color',
    everyPage,
    (page) => [
      ...icons.map(
        ([what, relation]) =>
          !page.facts.links.some(({ rel }) => rel === relation) && `does not link ${what}`,
      ),
      !metaOf(page, 'theme-color') && 'has no theme color',
    ],
  ),
]
