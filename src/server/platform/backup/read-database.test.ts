import { expect, test } from 'vitest'
import { nextLimit } from './read-database.ts'

test('pages of a table stay small enough for one answer', () => {
  expect([
    nextLimit(50, 1_000),
    nextLimit(50, 1_000_000),
    nextLimit(50, 9_000_000),
    nextLimit(1, 9_000_000),
  ]).toEqual([100, 50, 12, 1])
})
