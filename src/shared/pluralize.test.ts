import { expect, test } from 'vitest'
import { pluralize } from './pluralize.ts'
import { formatNumber } from './formats.ts'

test.each([
  [0, '0 words'],
  [1, '1 word'],
  [2, '2 words'],
  [12345, `${formatNumber(12345)} words`],
])('%d reads as "%s"', (count, text) => {
  expect(pluralize(count, 'word')).toBe(text)
})

test('a noun with a plural of its own keeps it', () => {
  expect(pluralize(1, 'entry', 'entries')).toBe('1 entry')
  expect(pluralize(3, 'entry', 'entries')).toBe('3 entries')
})
