import { expect, test } from 'vitest'
import { reportOf, tablesIn, withReport } from './report.ts'

const table = '| list | rows |\n|---|---|\n| posts | 51 |'

test('the tables that a bench prints are told apart from its progress', () => {
  expect(tablesIn(`filling …\n${table}\n1 of 2 missed\n\n| other |\n|---|\n`)).toBe(
    `${table}\n\n| other |\n|---|`,
  )
  expect(tablesIn('nothing to show')).toBe('')
})

test('a report has a section for each part that was measured, with its date', () => {
  const report = reportOf({ growth: { date: '2026-11-22', machine: '2 × cores', markdown: table } })
  expect(report).toContain('### Rows read as the site grows\n\n2026-11-22, 2 × cores')
  expect(report).toContain(table)
  expect(report).not.toContain('### Load')
})

test('a new report takes the place of the old one in its document and leaves the rest alone', () => {
  const document = '# Title\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\n## Next\n'
  expect(withReport(document, 'new')).toBe('# Title\n\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\n\n## Next\n')
  expect(() => withReport('# Title', 'new')).toThrow('no <!-- bench -->')
})
