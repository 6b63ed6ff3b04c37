import { expect, it } from 'vitest'
import { readReports } from './read-reports.ts'

const page = 'https://agency.example/about'

it('reads both formats of a report', () => {
  const report = {
    page,
    directive: 'font-src',
    blocked: 'data',
    sourceFile: 'moz-extension',
  }
  expect(
    readReports({
      'csp-report': {
        'document-uri': page,
        'violated-directive': 'font-src',
        'blocked-uri': 'data',
        'source-file': 'moz-extension',
      },
    }),
  ).toEqual([report])
  const violation = {
    documentURL: page,
    effectiveDirective: 'font-src',
    blockedURL: 'data',
    sourceFile: 'moz-extension',
  }
  expect(
    readReports([
      { type: 'csp-violation', age: 1, url: page, user_agent: 'x', body: violation },
      { type: 'deprecation', url: page, body: { id: 'unload' } },
      { type: 'csp-violation', url: page, body: { documentURL: page, sourceFile: null } },
    ]),
  ).toEqual([report, { page, directive: '', blocked: 'unknown', sourceFile: '' }])
})

it.each([null, 7, {}, { 'csp-report': 7 }, [7], [{ type: 'csp-violation', body: 7 }]])(
  '%j is not a report',
  (body) => expect(readReports(body)).toBeNull(),
)
