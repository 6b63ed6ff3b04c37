import { expect, test } from 'vitest'
import { parentsFirst } from './tables.ts'

test('tables come after those that they refer to, and circles are named', () => {
  const parents = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', []],
  ])
  expect(parentsFirst(parents)).toEqual(['c', 'b', 'a'])
  expect(() => parentsFirst(new Map([...parents, ['c', ['a']]]))).toThrow('a, b, c refer to each other')
})
