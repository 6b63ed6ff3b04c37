import { expect, test } from 'vitest'
import { parentsFirst } from './tables.ts'

test('tables come after the tables that they reference, and cycles are named', () => {
  const parents = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', []],
  ])
  expect(parentsFirst(parents)).toEqual(['c', 'b', 'a'])
  expect(() => parentsFirst(new Map([...parents, ['c', ['a']]]))).toThrow('a, b, c refer to each other')
})
