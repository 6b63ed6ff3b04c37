import { expect, test } from 'vitest'
import { iconNames } from '#ui/icon-names.ts'
import { mayBeEmpty } from './lists-that-may-be-empty.ts'
import { contentFaults } from './content-faults.ts'

const file = { name: 'page.ts', file: 'src/content/page.ts' }
const paths = new Set(['/contact', '/services/seo'])
const faultsOf = (contentExports: Record<string, unknown>) => contentFaults(file, contentExports, paths)

test('content in order has no faults', () => {
  const steps = [{ step: 'Audit', delivers: ['List'] }]
  expect(faultsOf({ steps, link: { href: '/contact?x=1#y' } })).toEqual([])
})

test('an empty text is named by its place', () => {
  expect(faultsOf({ faqs: [{ question: 'Why?', answer: ' ' }] })).toEqual([
    'src/content/page.ts: faqs[0].answer is empty',
  ])
})

test('the payment link and the phone may be empty, as init leaves them', () => {
  const config = { name: 'site.config.ts', file: 'src/site/site.config.ts' }
  expect(
    contentFaults(config, { paymentUrl: '', site: { brand: '', phone: '', phoneHref: '' } }, paths),
  ).toEqual(['src/site/site.config.ts: site.brand is empty'])
})

test('a list that its page cannot do without has an entry; a list whose section goes with it may be empty', () => {
  expect(faultsOf({ steps: [{ step: 'Audit', delivers: [] }] })).toEqual([
    'src/content/page.ts: steps[0].delivers is an empty list, which its page cannot do without: give it an entry, or remove what it belongs to',
  ])
  const homeFaqs = { name: 'home/faqs.ts', file: 'src/site/home/faqs.ts' }
  expect(contentFaults(homeFaqs, { homeFaqs: [] }, paths)).toEqual([])
})

test('two entries of one name are a fault', () => {
  expect(faultsOf({ faqs: [{ question: 'Why?' }, { question: 'Why?' }] })).toEqual([
    'src/content/page.ts: faqs has the question "Why?" twice',
  ])
})

test('two entries with one number as their id are a fault, though other numbers may be equal', () => {
  expect(faultsOf({ services: [{ id: 5 }, { id: 6 }, { id: 5 }] })).toEqual([
    'src/content/page.ts: services has the id "5" twice',
  ])
  expect(faultsOf({ phases: [{ step: 1 }, { step: 1 }] })).toEqual([])
})

const services = { name: 'seed/services.ts', file: 'src/site/seed/services.ts' }

test('an icon of a service that the site does not have is named by its place', () => {
  const [icon] = iconNames
  const seedServices = [{ icon }, { icon: 'no-such-icon' }]
  expect(contentFaults(services, { seedServices }, paths)).toEqual([
    'src/site/seed/services.ts: seedServices[1].icon is "no-such-icon", which is not in src/ui/icon-names.ts',
  ])
  expect(faultsOf({ texts: { icon: 'The label of a field' } })).toEqual([])
})

test('a database may start without services and case studies, but no service is without features', () => {
  expect(contentFaults(services, { seedServices: [] }, paths)).toEqual([])
  expect(contentFaults(services, { seedServices: [{ features: [] }] }, paths)).toHaveLength(1)
  expect(mayBeEmpty('seed/case-studies.ts', 'seedCaseStudies')).toBe(true)
})

test('a link inside the site must lead to a page; addresses elsewhere are not looked at', () => {
  expect(faultsOf({ a: { path: '/services/sea' }, b: { href: 'https://example.com' } })).toEqual([
    'src/content/page.ts: a.path leads to /services/sea, which does not exist',
  ])
})

test('a head is measured without the brand, which ends its title only where it fits', () => {
  const meta = { path: '/contact', access: 'everyone', title: 'x'.repeat(66), description: 'short' }
  expect(faultsOf({ meta })).toEqual([
    'src/content/page.ts: meta.title has 66 characters, at most 65',
    'src/content/page.ts: meta.description has 5 characters, not 50 to 170',
  ])
})

test('a rule that does not hold is said in its own words', () => {
  const rules = [['shares: they do not add up', () => false]] as const
  const invariants = [
    { file: 'page.ts', rules },
    { file: 'other.ts', rules },
  ]
  expect(contentFaults(file, {}, paths, invariants)).toEqual([
    'src/content/page.ts: shares: they do not add up',
  ])
})

test('without a position, neither the list nor the addresses of its pages need an entry', () => {
  expect(mayBeEmpty('careers/jobs.ts', 'jobs')).toBe(true)
  expect(mayBeEmpty('known-params.ts', 'knownParams./careers/$id.values')).toBe(true)
})
