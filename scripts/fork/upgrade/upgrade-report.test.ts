import { expect, test } from 'vitest'
import { upgradeReport } from './upgrade-report.ts'

const changedFile = { file: 'src/content/home/page.ts', change: 'changed' } as const
const diff = 'What has changed in one of them: git diff 0123456789ab ba9876543210 -- <file>'
const report = (changes: Parameters<typeof upgradeReport>[0]) =>
  upgradeReport(changes, '0123456789abcdef', 'ba9876543210fedc')

test('the command that shows what has changed is named for texts that the site shows and for those that it replaces', () => {
  expect(report({ shown: [changedFile], replaced: [] }).at(-1)).toBe(diff)
  expect(report({ shown: [], replaced: [changedFile] }).at(-1)).toBe(diff)
})

test('new texts alone have nothing to compare', () => {
  expect(report({ shown: [{ ...changedFile, change: 'new' }], replaced: [] })).not.toContain(diff)
  expect(report({ shown: [], replaced: [] })).toHaveLength(1)
})
