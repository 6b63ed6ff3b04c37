import { collapseSpaces } from '#shared/plain-text.ts'
import { answeredPages, pageRule, type Rule } from '../rule.ts'
import { endOf, metaOf, sitePath } from '../site-facts.ts'
import { type Block, blocksOf, listOf, type Thing, thingsIn } from '../structured-blocks.ts'
import { type FieldKind, requiredFields, requiredInside } from './structured-data-types.ts'

export const structuredDataRules: readonly Rule[] = [
  pageRule('data-missing', 'every listed page has structured data', ['listed'], ({ facts }) => [
    facts.jsonLd.length === 0 && 'has no structured data',
  ]),
  pageRule(
    'data-broken',
    'structured data is valid JSON with the schema.org context',
    answeredPages,
    (page) => blocksOf(page.facts).map((block, index) => problemOf(block, index + 1)),
  ),
  pageRule('data-field', 'structured data has all required fields of its type', answeredPages, (page) =>
    thingsIn(blocksOf(page.facts)).flatMap(faultsOfThing),
  ),
  pageRule('data-address', 'URLs of this site in structured data answer', answeredPages, (page, site) =>
    thingsIn(blocksOf(page.facts)).flatMap(({ type, fields }) =>
      Object.entries(fields).flatMap(([field, value]) =>
        listOf(value).map((address) => {
          if (typeof address !== 'string' || !address.startsWith(`${site.origin}/`)) return undefined
          const path = sitePath(site, page.path, address)
          const end = path === null ? null : endOf(site, path)
          return end?.response.status !== 200 && `has the ${type}.${field} ${address}, which does not answer`
        }),
      ),
    ),
  ),
  pageRule('data-about-page', 'structured data is about its own page', answeredPages, (page, site) => {
    const own = `${site.origin}${page.path.split('?')[0]}`
    return thingsIn(blocksOf(page.facts)).map(({ type, fields, isInside }) => {
      if (isInside) return undefined
      if (type === 'BlogPosting' && fields.mainEntityOfPage !== own)
        return `has a BlogPosting about ${String(fields.mainEntityOfPage)} instead of ${own}`
      const last = type === 'BreadcrumbList' ? thingsIn([{ data: fields }]).at(-1) : undefined
      return (
        last &&
        last.fields.item !== own &&
        `has breadcrumbs that end at ${String(last.fields.item)} instead of ${own}`
      )
    })
  }),
  pageRule(
    'data-not-shown',
    'questions, answers and breadcrumbs in structured data are visible on the page',
    answeredPages,
    ({ facts }) =>
      thingsIn(blocksOf(facts)).map(({ type, fields }) => {
        const shownValue = shownFields[type] ? fields[shownFields[type]] : undefined
        const words = typeof shownValue === 'string' ? collapseSpaces(shownValue) : ''
        return (
          words !== '' &&
          !facts.text.includes(words) &&
          `does not show this ${type} of its structured data: "${words}"`
        )
      }),
  ),
  pageRule(
    'data-of-kind',
    'articles, job postings and pages with prices have the matching structured data',
    ['listed'],
    (page) => {
      const types = thingsIn(blocksOf(page.facts)).map(({ type }) => type)
      const requiredTypes = [
        metaOf(page, 'og:type') === 'article' && 'BlogPosting',
        /^\/careers\/[^/]+$/.test(page.path) && 'JobPosting',
        metaOf(page, 'product:price:amount') && 'Offer',
        page.path === '/' && 'WebSite',
        page.path === '/' && 'ProfessionalService',
      ]
      return requiredTypes.map(
        (type) => type && !types.includes(type) && `has no ${type} in its structured data`,
      )
    },
  ),
]

const kindNames: Readonly<Record<FieldKind, string>> = {
  text: 'a text',
  address: 'an absolute URL',
  day: 'a date',
  number: 'a number',
  things: 'an object with a type or an id',
}

const shownFields: Readonly<Record<string, string>> = { Question: 'name', Answer: 'text', ListItem: 'name' }

function problemOf(block: Block, number: number): string | undefined {
  if ('problem' in block)
    return `has structured data that is not valid JSON (block ${number}: ${block.problem})`
  const [thing] = thingsIn([block])
  if (!thing) return `has structured data without a type (block ${number})`
  const context = thing.fields['@context']
  return context === 'https://schema.org'
    ? undefined
    : `has structured data with the context ${String(context)} instead of https://schema.org`
}

function faultsOfThing({ type, fields, isInside }: Thing): string[] {
  const fieldKinds = (isInside && requiredInside[type]) || requiredFields[type]
  if (!fieldKinds)
    return [`has structured data of the type ${type}, which is not listed in structured-data-types.ts`]
  const faults = Object.entries(fieldKinds).flatMap(([field, kind]) => {
    const values = listOf(fields[field])
    if (values.length === 0) return [`has a ${type} without ${field}`]
    return values.every((value) => holds(value, kind))
      ? []
      : [`has a ${type} whose ${field} is not ${kindNames[kind]}`]
  })
  return [...faults, ...placeFaults(type, fields), ...orderFaults(type, fields)]
}

function placeFaults(type: string, fields: Readonly<Record<string, unknown>>): string[] {
  if (type !== 'JobPosting') return []
  const isRemote =
    fields.jobLocationType === 'TELECOMMUTE' && holds(fields.applicantLocationRequirements, 'things')
  return isRemote !== holds(fields.jobLocation, 'things')
    ? []
    : ['has a JobPosting that names neither a place of work nor where remote applicants may live, or both']
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
