import { expect, test } from 'vitest'
import { createVisitCounts } from './visit-counts.ts'

test('the first visit is written, and those of the next minute are written together', () => {
  const counts = createVisitCounts(10)
  expect([0, 1_000, 59_000, 60_000, 61_000].map((now) => counts.add('/a', now))).toEqual([1, 0, 0, 3, 0])
})

test('beyond its places, a new key is written only when an old one has nothing left to write', () => {
  const counts = createVisitCounts(2)
  expect([counts.add('/a', 0), counts.add('/b', 0), counts.add('/b', 1), counts.add('/c', 2)]).toEqual([
    1, 1, 0, 0,
  ])
  expect(counts.add('/c', 60_000)).toBe(1)
})
