import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { formatFaults, ownFormat, releaseFormat, writeFormat } from './format.ts'

function project(codemods: readonly string[], format?: number): string {
  const root = aFolder({ 'scripts/fork/upgrade/codemods/README.md': '', 'src/site/README.md': '' })
  for (const name of codemods) writeIn(root, `scripts/fork/upgrade/codemods/${name}`, '')
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
  const file = 'src/site/format.json'
  expect(readFileSync(join(root, file), 'utf8')).toContain('.generated/schema/format.json.schema.json')
  writeIn(root, file, '{"format": "one"}')
  expect(() => ownFormat(root)).toThrow('src/site/format.json must be like')
})
