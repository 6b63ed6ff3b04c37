import { expect, test } from 'vitest'
import { listInWords } from './list-in-words.ts'

test.each([
  [[], ''],
  [['Lisbon'], 'Lisbon'],
  [['Lisbon', 'Porto'], 'Lisbon and Porto'],
  [['Lisbon', 'Porto', 'Faro'], 'Lisbon, Porto and Faro'],
])('%j reads as a list of a sentence', (items, sentence) => {
  expect(listInWords(items)).toBe(sentence)
})
