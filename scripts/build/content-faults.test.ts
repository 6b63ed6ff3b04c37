import { expect, test } from 'vitest'
import { mayBeEmpty } from './lists-that-may-be-empty.ts'
import { contentFaults } from './content-faults.ts'

const file = { name: 'page.ts', file: 'src/content/page.ts' }
const paths = new Set(['/contact', '/services/seo'])
const faultsOf = (exported: Record<string, unknown>) => contentFaults(file, exported, paths)

test('content in order has no faults', () => {
  const steps = [{ step: 'Audit', delivers: ['List'] }]
  expect(faultsOf({ steps, link: { href: '/contact?x=1#y' } })).toEqual([])
})

test('an empty text is named by its place', () => {
  expect(faultsOf({ faqs: [{ question: 'Why?', answer: ' ' }] })).toEqual([
    'src/content/page.ts: faqs[0].answer is empty',
  ])
})

test('the payment link may be empty, as init leaves it', () => {
  const config = { name: 'site.config.ts', file: 'src/site/site.config.ts' }
  expect(contentFaults(config, { paymentUrl: '', site: { brand: '' } }, paths)).toEqual([
    'src/site/site.config.ts: site.brand is empty',
  ])
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
