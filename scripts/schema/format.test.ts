import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatFaults, ownFormat, releaseFormat, writeFormat } from './format.ts'

function project(codemods: readonly string[], format?: number): string {
  const root = mkdtempSync(join(tmpdir(), 'format-'))
  mkdirSync(join(root, 'scripts/upgrade/codemods'), { recursive: true })
  mkdirSync(join(root, 'src/site'), { recursive: true })
  for (const name of codemods) writeFileSync(join(root, 'scripts/upgrade/codemods', name), '')
  if (format !== undefined) writeFormat(root, format)
  return root
}

test('the format of a release is the number of its newest codemod', () => {
  expect(releaseFormat(project(['0001-a.ts', '0002-b.ts', '0002-b.test.ts', 'README.md']))).toBe(2)
})

test('a folder that is behind or ahead of the release is refused, and one without a number is not', () => {
  const codemods = ['0001-a.ts', '0002-b.ts']
  expect(formatFaults(project(codemods, 2))).toEqual([])
  expect(formatFaults(project(codemods))).toEqual([])
  expect(formatFaults(project(codemods, 1)).join()).toContain('npm run upgrade -- --adapt')
  expect(formatFaults(project(codemods, 3)).join()).toContain('later release')
})

test('the number is kept in a file that editors check, and anything else in it is refused', () => {
  const root = project([], 1)
  expect(ownFormat(root)).toBe(1)
  const file = join(root, 'src/site/format.json')
  expect(readFileSync(file, 'utf8')).toContain('docs/schema/format.json.schema.json')
  writeFileSync(file, '{"format": "one"}')
  expect(() => ownFormat(root)).toThrow('src/site/format.json must be like')
})
