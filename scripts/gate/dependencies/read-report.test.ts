import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readReport } from './read-report.ts'

const readFixture = (name: string) =>
  readReport(readFileSync(`scripts/gate/dependencies/fixtures/${name}.json`, 'utf8'))

test('each advisory of a report is read once, with its package and severity', () => {
  expect(readFixture('advisories')).toEqual({
    advisories: [
      {
        id: 'GHSA-aaaa-bbbb-cccc',
        package: 'left-parser',
        title: 'Prototype pollution in left-parser',
        url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
        severity: 'high',
      },
      expect.objectContaining({ id: 'GHSA-dddd-eeee-ffff', severity: 'moderate' }),
      expect.objectContaining({ id: 'GHSA-gggg-hhhh-jjjj', package: 'site-framework', severity: 'critical' }),
    ],
  })
})

test('a report without advisories is empty', () => {
  expect(readFixture('none')).toEqual({ advisories: [] })
})

test('a registry that refuses the question is unavailable, with its reason', () => {
  expect(readFixture('refused')).toEqual({
    unavailable: '405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk',
  })
})

test.for(['', '{"auditRep', 'null', '{"auditReportVersion":3,"vulnerabilities":{}}'])(
  'an output that is no report is unavailable and never an empty report: %s',
  (output) => {
    expect(readReport(output)).toEqual({ unavailable: expect.stringContaining('no report') })
  },
)
