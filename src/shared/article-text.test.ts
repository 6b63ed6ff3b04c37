import { describe, expect, test } from 'vitest'
import { tableOfContents, readingTimeMinutes } from './article-text.ts'

const headings = [1, 2, 3, 4, 5, 6].map((level) => ({
  level,
  text: `Level ${level}`,
  id: `level-${level}`,
}))
const levels = (depth?: number) => tableOfContents(headings, depth).map(({ level }) => level)

test('the table of contents lists levels 2 to 4 unless told otherwise', () => {
  expect(levels()).toEqual([2, 3, 4])
})

test('a depth of 2 lists levels 2 and 3 only', () => {
  expect(levels(2)).toEqual([2, 3])
})

test('level 1 is never listed, and the greatest depth ends at level 6', () => {
  expect(levels(1)).toEqual([2])
  expect(levels(5)).toEqual([2, 3, 4, 5, 6])
})

test('a heading without text has no entry', () => {
  expect(tableOfContents([{ level: 2, text: ' ', id: 'section' }])).toEqual([])
})

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
