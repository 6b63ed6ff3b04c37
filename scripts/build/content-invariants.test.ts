import { afterEach, expect, test, vi } from 'vitest'
import type { Job } from '#contracts/job-posting.ts'
import type { ServiceQuestions } from '#contracts/service-questions.ts'
import { site } from '#site.config.ts'

type Exports = Record<string, unknown>

afterEach(() => {
  vi.resetModules()
})

async function brokenRules(replacements: Readonly<Record<string, Exports>>): Promise<string[]> {
  for (const [name, replacement] of Object.entries(replacements))
    vi.doMock(name, async (load) => ({ ...(await load<Exports>()), ...replacement }))
  const { contentInvariants } = await import('./content-invariants.ts')
  for (const name of Object.keys(replacements)) vi.doUnmock(name)
  return contentInvariants.flatMap(({ rules }) => rules.filter(([, holds]) => !holds()).map(([says]) => says))
}

test('the content holds every rule', async () => {
  expect(await brokenRules({})).toEqual([])
})

const job: Job = {
  id: 'keeper',
  title: 'Keeper',
  department: 'Grounds',
  postedOn: '2026-01-05',
  closesOn: '2026-03-31',
  summary: 'Keeps.',
  description: 'Keeps everything.',
  responsibilities: ['Keep'],
  requirements: ['Patience'],
  milestones: ['A week', 'A month', 'A quarter'],
}

test.each([
  ['an address that is none', { id: 'Keeper of it' }, 'jobs: a file name is not an address'],
  ['an office that is nowhere', { officeCity: 'Nowhere' }, 'jobs: the officeCity of a position'],
  ['a country that is none', { countries: ['Portugal', 'Atlantis'] }, 'jobs: the countries of a position'],
  ['a country twice', { countries: ['Portugal', 'PT'] }, 'jobs: the countries of a position'],
  ['a day that no calendar has', { closesOn: '2026-02-30' }, 'jobs: a date is not a calendar day'],
  ['a last day before the first', { closesOn: '2026-01-04' }, 'jobs: a date is not a calendar day'],
])('a position with %s breaks a rule', async (_, change, says) => {
  expect(await brokenRules({ '#content/careers/jobs.ts': { jobs: [{ ...job, ...change }] } })).toEqual([
    expect.stringContaining(says),
  ])
})

test('a remote position breaks a rule where the terms of work name the city of an office', async () => {
  const terms = { location: `Our office in ${site.offices[0]?.city ?? ''}`, type: '', applyPath: '/contact' }
  expect(
    await brokenRules({
      '#content/careers/jobs.ts': { jobs: [job] },
      '#content/careers/job.ts': { jobTerms: terms },
    }),
  ).toEqual([expect.stringContaining('jobs: jobTerms.location')])
})

const text = { id: 'depth', kind: 'text', label: 'How deep is it?' } as const

test.each<[string, ServiceQuestions, string]>([
  [
    'the same label twice',
    { 1: [text, { ...text, id: 'again' }] },
    'two questions of a service have the same',
  ],
  [
    'a label on two lines',
    { 1: [{ ...text, label: 'How\ndeep?' }] },
    'a label or choice has spaces at an end',
  ],
  [
    'a choice twice',
    { 1: [{ id: 'side', kind: 'choice', label: 'Which?', options: ['Left', 'Left'] }] },
    'two questions of a service have the same',
  ],
  [
    'a range without a number',
    { 1: [{ id: 'many', kind: 'number', label: 'How many?', min: 5, max: 4 }] },
    'the smallest answer to a question is larger',
  ],
  [
    'a day that no calendar has',
    { 1: [{ id: 'when', kind: 'date', label: 'When?', max: '2027-04-31' }] },
    'the smallest answer to a question is larger',
  ],
  [
    'more letters than are stored',
    { 1: ['a', 'b', 'c'].map((id) => ({ id, kind: 'long-text', label: `Say ${id}`, charsMax: 2000 })) },
    'the answers to the questions of a service could have more than',
  ],
])('questions of a service with %s break a rule', async (_, serviceQuestions, says) => {
  expect(await brokenRules({ '#content/booking/service-questions.ts': { serviceQuestions } })).toEqual([
    expect.stringContaining(says),
  ])
})

test.each([
  ['two templates for one service', [template([7]), template([7])], 'a service has two templates'],
  ['two templates for no service', [template(), template()], 'a service has two templates'],
  ['a title with a space at its end', [template([7], 'Opening ')], 'a title has spaces at an end'],
])('%s break a rule', async (_, milestoneTemplates, says) => {
  expect(await brokenRules({ '#content/milestone-templates.ts': { milestoneTemplates } })).toEqual([
    expect.stringContaining(`milestoneTemplates: ${says}`),
  ])
})

function template(serviceIds?: number[], title = 'Opening') {
  return {
    id: 'any',
    name: 'Any',
    milestones: [{ title, daysAfterStart: 1 }],
    ...(serviceIds && { serviceIds }),
  }
}

test('clauses out of order, and a cheaper offer after a dearer one, break a rule each', async () => {
  expect(
    await brokenRules({
      '#content/legal/terms.ts': { termsSections: [{ heading: '2. Second' }, { heading: '1. First' }] },
      '#content/services/page.ts': { offers: [{ price: 20 }, { price: 10 }] },
    }),
  ).toEqual([
    expect.stringContaining('termsSections: the headings are not numbered'),
    expect.stringContaining('offers: the prices are not in order'),
  ])
})
