import { expect, test } from 'vitest'
import { cappedCount } from './capped-count.ts'

test('counts beyond 99 are shown as 99+', () => {
  expect([1, 99, 100].map(cappedCount)).toEqual(['1', '99', '99+'])
})
