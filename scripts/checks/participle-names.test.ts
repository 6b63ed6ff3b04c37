import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findParticipleNames, mayUseParticiples } from './participle-names.ts'

test('a declaration named with a participle alone is found with its line', () => {
  const source = [
    'const now = new Date()',
    'const kept = rows',
    'let sent: string[] = []',
    'function altered(file) {}',
    'const folded = <T>(x: T) => x',
  ]
  expect(findParticipleNames(source.join('\n'))).toEqual([
    [2, 'kept'],
    [3, 'sent'],
    [4, 'altered'],
    [5, 'folded'],
  ])
})

test('names that say what they hold are let through, and nouns that end like participles', () => {
  const source =
    'const keptRows = 1\nconst bookingBefore = 2\nconst feed = 3\nlet seed = 4\nconst { sent } = outbox'
  expect(findParticipleNames(source)).toEqual([])
})

test('a participle added to a real file is found', () => {
  const source = readFileSync('src/server/bookings/code.ts', 'utf8')
  expect(findParticipleNames(source)).toEqual([])
  expect(findParticipleNames(source.replace('export', 'const made = 1\nexport'))).toHaveLength(1)
})

test('only this file, generated files and those of a fork may use participles', () => {
  const files = globSync('{src,scripts,functions}/**/*.ts').filter(mayUseParticiples)
  expect(files.filter((file) => !file.startsWith('src/site/')).toSorted()).toEqual([
    'scripts/checks/participle-names.test.ts',
    'src/render/route-tree.gen.ts',
  ])
})
