import { expect, test } from 'vitest'
import { clockTime, minutesOf } from './clock-time.ts'

test.each([
  ['00:00', '12AM'],
  ['09:30', '9:30AM'],
  ['12:00', '12PM'],
  ['17:05', '5:05PM'],
  ['24:00', '12AM'],
])('%s reads as %s', (time, words) => {
  expect(clockTime(time)).toBe(words)
})

test('a time that no clock shows is rejected', () => {
  for (const time of ['9:00', '24:01', '12:60', '']) expect(() => minutesOf(time), time).toThrow(RangeError)
})
