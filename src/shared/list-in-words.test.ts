import { expect, test } from 'vitest'
import { listInWords } from './list-in-words.ts'

test.each([
  [[], ''],
  [['Lisbon'], 'Lisbon'],
  [['Lisbon', 'Porto'], 'Lisbon and Porto'],
  [['Lisbon', 'Porto', 'Faro'], 'Lisbon, Porto and Faro'],
])('%j is written as a list in a sentence', (items, sentence) => {
  expect(listInWords(items)).toBe(sentence)
})
