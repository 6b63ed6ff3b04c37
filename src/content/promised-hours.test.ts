import { expect, test } from 'vitest'
import { hoursIn } from './promised-hours.ts'

test.each([
  ['24 hours', 24],
  ['24-48 hours', 48],
  ['one hour', 1],
  ['two days', 48],
  ['One working day', 24],
  ['3 business days', 72],
  ['the same day', 24],
  ['good time', 24],
])('“%s” are %i hours', (promise, hours) => {
  expect(hoursIn(promise)).toBe(hours)
})
