import { expect, test } from 'vitest'
import { isPastDay } from './is-past-day.ts'

test('a day is not past while it lasts anywhere on earth', () => {
  expect(isPastDay('2025-07-31', new Date('2025-07-31T12:00:00Z'))).toBe(false)
  expect(isPastDay('2025-07-31', new Date('2025-08-01T11:59:59Z'))).toBe(false)
})

test('a day is past once it is over everywhere on earth', () => {
  expect(isPastDay('2025-07-31', new Date('2025-08-01T12:00:00Z'))).toBe(true)
  expect(isPastDay('2025-07-31', new Date('2026-11-21T00:00:00Z'))).toBe(true)
})

test('a text that is not a calendar day is rejected', () => {
  expect(() => isPastDay('soon', new Date())).toThrow(RangeError)
})
