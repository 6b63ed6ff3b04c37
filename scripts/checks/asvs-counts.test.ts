import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findCountFaults } from './asvs-counts.ts'

const document = readFileSync('docs/asvs.md', 'utf8')

test('the counts of the self-assessment are those of its rows', () => {
  expect(findCountFaults(document)).toEqual([])
})

test.each([
  ['a row that becomes unmet', /\| partly: /, '| not met: '],
  ['a row that is deleted', /^\| 1\.1\.1 .*\n/m, ''],
  ['a count that is typed over', /\*\*\d+ are met/, '**999 are met'],
  ['a sentence without counts', /Of \d+ applicable/, 'Of many applicable'],
])('%s is reported with the right counts', (_, pattern, replacement) => {
  const changedDocument = document.replace(pattern, replacement)
  expect(changedDocument).not.toBe(document)
  expect(findCountFaults(changedDocument)).toEqual([
    expect.stringMatching(/Of \d+ applicable requirements, \*\*\d+ are met/),
  ])
})
