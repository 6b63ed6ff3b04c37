import { describe, expect, test } from 'vitest'
import { readingTimeMinutes } from './reading-time.ts'

describe('reading time', () => {
  test.each([
    [0, 1],
    [1, 1],
    [225, 1],
    [226, 2],
    [450, 2],
    [1800, 8],
  ])('%i words take %i minutes', (words, minutes) => {
    expect(readingTimeMinutes(words)).toBe(minutes)
  })

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('%d words are refused', (words) => {
    expect(() => readingTimeMinutes(words)).toThrow(RangeError)
  })
})
