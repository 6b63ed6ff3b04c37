import { answeredPages, pageRule, type Rule } from '../rule.ts'
import { endOf, metaOf, sitePath } from '../site-facts.ts'
import { type Block, blocksOf, listOf, type Thing, thingsIn } from '../structured-blocks.ts'
import { type FieldKind, requiredFields, requiredInside } from './structured-data-types.ts'

export const structuredDataRules: readonly Rule[] = [
  pageRule('data-missing', 'every listed page has structured data', ['listed'], ({ facts }) => [
    facts.jsonLd.length === 0 && 'has no structured data',
  ]),
  pageRule('data-broken', 'structured data is JSON of schema.org', answeredPages, (page) =>
    blocksOf(page.facts).map((block, index) => problemOf(block, index + 1)),
  ),
  pageRule('data-field', 'structured data has every field that its type needs', answeredPages, (page) =>
    thingsIn(blocksOf(page.facts)).flatMap(faultsOfThing),
  ),
  pageRule('data-address', 'addresses of this site in structured data answer', answeredPages, (page, site) =>
    thingsIn(blocksOf(page.facts)).flatMap(({ type, fields }) =>
      Object.entries(fields).flatMap(([field, value]) =>
        listOf(value).map((address) => {
          if (typeof address !== 'string' || !address.startsWith(`${site.origin}/`)) return undefined
          const path = sitePath(site, page.path, address)
          const end = path === null ? null : endOf(site, path)
          return end?.answer.status !== 200 && `has a ${type}.${field} that does not answer: ${address}`
        }),
      ),
    ),
  ),
  pageRule(
    'data-about-page',
    'structured data speaks of the page that it stands on',
    answeredPages,
    (page, site) => {
      const own = `${site.origin}${page.path.split('?')[0]}`
      return thingsIn(blocksOf(page.facts)).map(({ type, fields, isInside }) => {
        if (isInside) return undefined
        if (type === 'BlogPosting' && fields.mainEntityOfPage !== own)
          return `has a BlogPosting of ${String(fields.mainEntityOfPage)}, not of ${own}`
        const last = type === 'BreadcrumbList' ? thingsIn([{ data: fields }]).at(-1) : undefined
        return (
          last &&
          last.fields.item !== own &&
          `has breadcrumbs that end at ${String(last.fields.item)}, not at ${own}`
        )
      })
    },
  ),
  pageRule(
    'data-not-shown',
    'questions, answers and breadcrumbs of the data stand on the page',
    answeredPages,
    ({ facts }) =>
      thingsIn(blocksOf(facts)).map(({ type, fields }) => {
        const said = shownFields[type] ? fields[shownFields[type]] : undefined
        const words = typeof said === 'string' ? said.replace(/\s+/g, ' ').trim() : ''
        return (
          words !== '' && !facts.text.includes(words) && `does not show the ${type} of its data: "${words}"`
        )
      }),
  ),
  pageRule(
    'data-of-kind',
    'articles, positions and priced pages have the data of their kind',
    ['listed'],
    (page) => {
      const types = thingsIn(blocksOf(page.facts)).map(({ type }) => type)
      const needed = [
        metaOf(page, 'og:type') === 'article' && 'BlogPosting',
        /^\/careers\/\d+$/.test(page.path) && 'JobPosting',
        metaOf(page, 'product:price:amount') && 'Offer',
        page.path === '/' && 'WebSite',
        page.path === '/' && 'ProfessionalService',
      ]
      return needed.map((type) => type && !types.includes(type) && `has no ${type} in its data`)
    },
  ),
]

const shownFields: Readonly<Record<string, string>> = { Question: 'name', Answer: 'text', ListItem: 'name' }

function problemOf(block: Block, number: number): string | undefined {
  if ('problem' in block) return `has structured data that does not parse (block ${number}: ${block.problem})`
  const [thing] = thingsIn([block])
  if (!thing) return `has structured data without a type (block ${number})`
  const context = thing.fields['@context']
  return context === 'https://schema.org'
    ? undefined
    : `has structured data of another context: ${String(context)}`
}

function faultsOfThing({ type, fields, isInside }: Thing): string[] {
  const needed = (isInside && requiredInside[type]) || requiredFields[type]
  if (!needed)
    return [`has structured data of the type ${type}, which structured-data-types.ts does not know`]
  const faults = Object.entries(needed).flatMap(([field, kind]) => {
    const values = listOf(fields[field])
    if (values.length === 0) return [`has a ${type} without ${field}`]
    return values.every((value) => holds(value, kind)) ? [] : [`has a ${type} whose ${field} is no ${kind}`]
  })
  return [...faults, ...orderFaults(type, fields)]
}

function orderFaults(type: string, fields: Readonly<Record<string, unknown>>): string[] {
  const pairs = { BlogPosting: ['datePublished', 'dateModified'], JobPosting: ['datePosted', 'validThrough'] }
  const [first, second] = type === 'BlogPosting' || type === 'JobPosting' ? pairs[type] : []
  if (!first || !second) return []
  const isWrong = Date.parse(String(fields[second])) < Date.parse(String(fields[first]))
  return isWrong ? [`has a ${type} whose ${second} is before its ${first}`] : []
}

function holds(value: unknown, kind: FieldKind): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && value.trim() !== ''
    case 'address':
      return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
    case 'day':
      return (
        typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) && !Number.isNaN(Date.parse(value))
      )
    case 'number':
      return (
        (typeof value === 'number' || (typeof value === 'string' && value !== '')) &&
        Number.isFinite(Number(value))
      )
    case 'things':
      return typeof value === 'object' && value !== null && ('@type' in value || '@id' in value)
  }
}
