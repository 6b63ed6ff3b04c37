import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  isReplaceable,
  listOverrides,
  noteOriginals,
  overrideWarnings,
  writeOverrideTypes,
} from './overrides.ts'
import { aFolder, writeIn } from '#tests/builders/folder.ts'

const project = (...files: string[]) => aFolder(Object.fromEntries(files.map((file) => [file, ''])))

const pair = ['src/ui/badge.tsx', 'src/site/components/ui/badge.tsx']

test('components of public pages and primitives can be replaced, and nothing else', () => {
  expect(['features/site/home/hero.tsx', 'ui/badge.tsx'].every(isReplaceable)).toBe(true)
  const others = ['ui/cn.ts', 'features/admin/frame.tsx', 'server/x.tsx', 'ui/../server/x.tsx', 'badge.tsx']
  expect(others.filter(isReplaceable)).toEqual([])
})

test('an original that changes after it was replaced is named with both files until it is accepted', () => {
  const root = project(...pair)
  noteOriginals(listOverrides(root), root)
  expect(overrideWarnings(root)).toEqual([])
  writeIn(root, 'src/ui/badge.tsx', '\n')
  expect(overrideWarnings(root)).toEqual([
    'src/ui/badge.tsx has changed since src/site/components/ui/badge.tsx replaced it: compare them, then run `npm run override -- --accept ui/badge.tsx`.',
  ])
  noteOriginals(listOverrides(root), root)
  expect(overrideWarnings(root)).toEqual([])
})

test('how lines end does not count as a change', () => {
  const root = project(...pair)
  writeIn(root, 'src/ui/badge.tsx', 'a\nb\n')
  noteOriginals(listOverrides(root), root)
  writeIn(root, 'src/ui/badge.tsx', 'a\r\nb\r\n')
  expect(overrideWarnings(root)).toEqual([])
})

test('an override that was copied by hand, lost its original or lies in the wrong folder is named', () => {
  const root = project(...pair, 'src/ui/card.tsx', 'src/site/components/ui/card.tsx')
  expect(overrideWarnings(root)).toHaveLength(2)
  noteOriginals(listOverrides(root), root)
  rmSync(join(root, 'src/ui/card.tsx'))
  writeIn(root, 'src/features/site/home/hero.tsx', '')
  writeIn(root, 'src/site/components/home/hero.tsx', '')
  writeIn(root, 'src/site/components/ui/helper.tsx', '')
  expect(overrideWarnings(root)).toEqual([
    'src/site/components/ui/card.tsx no longer replaces anything: src/ui/card.tsx is gone. Delete it.',
    'src/site/components/home/hero.tsx replaces nothing: move it to src/site/components/features/site/home/hero.tsx.',
  ])
  rmSync(join(root, 'src/site/components/ui/badge.tsx'))
  expect(overrideWarnings(root)[0]).toContain('names ui/badge.tsx, which is no longer replaced')
})

test('the types of each override are compared with its original', () => {
  const root = project(...pair)
  writeOverrideTypes(root)
  expect(readFileSync(join(root, '.generated/override-types.ts'), 'utf8')).toContain(
    "const fits0: typeof import('../src/ui/badge.tsx') = own0",
  )
})
