import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findUnaccepted, parseAccepted } from './find-unaccepted.ts'
import { readReport } from './read-report.ts'

const report = readReport(readFileSync('scripts/gate/dependencies/fixtures/advisories.json', 'utf8'))
if (!('advisories' in report)) throw new Error('The fixture is no report.')
const { advisories } = report

const high = { advisory: 'GHSA-aaaa-bbbb-cccc', reason: 'We parse no input with it.', expires: '2026-12-31' }
const critical = { advisory: 'GHSA-gggg-hhhh-jjjj', reason: 'The route is not used.', expires: '2027-03-31' }

test('high and critical advisories are named, moderate ones are not', () => {
  expect(findUnaccepted(advisories, [], '2026-12-01')).toEqual([
    'GHSA-aaaa-bbbb-cccc (high, left-parser): Prototype pollution in left-parser. https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
    expect.stringContaining('GHSA-gggg-hhhh-jjjj (critical, site-framework)'),
  ])
})

test('an accepted advisory passes through the last day of its entry', () => {
  expect(findUnaccepted(advisories, [high, critical], '2026-12-31')).toEqual([])
})

test('an expired entry accepts nothing any more and is named itself', () => {
  expect(findUnaccepted(advisories, [high, critical], '2027-01-01')).toEqual([
    expect.stringContaining('GHSA-aaaa-bbbb-cccc (high, left-parser)'),
    'GHSA-aaaa-bbbb-cccc was accepted until 2026-12-31: update the package or renew it.',
  ])
  expect(findUnaccepted([], [high], '2027-01-01')).toHaveLength(1)
})

test('an entry without a reason or with another kind of date is refused', () => {
  expect(() => parseAccepted(JSON.stringify([{ ...high, reason: '' }]))).toThrow()
  expect(() => parseAccepted(JSON.stringify([{ ...high, expires: 'next year' }]))).toThrow()
  expect(parseAccepted(JSON.stringify([high]))).toEqual([high])
})

test('the list of the project can be read', () => {
  expect(parseAccepted(readFileSync('scripts/gate/dependencies/accepted.json', 'utf8'))).toBeInstanceOf(Array)
})
