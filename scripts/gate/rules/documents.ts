import { everyPage, pageRule, type Rule } from '../rule.ts'

export const documentRules: readonly Rule[] = [
  pageRule('id-twice', 'no id stands on a page twice', everyPage, ({ facts: { ids } }) =>
    ids.flatMap((id, index) => (ids.indexOf(id) === index ? [] : [`has the id "${id}" twice`])),
  ),
  pageRule('one-heading', 'every page has one h1, with words', everyPage, ({ facts: { headings } }) => [
    headings.length !== 1 && `has ${headings.length} h1`,
    headings[0] === '' && 'has an empty h1',
  ]),
]
