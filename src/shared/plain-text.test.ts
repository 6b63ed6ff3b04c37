import { expect, test } from 'vitest'
import { clampWords, listInWords } from './plain-text.ts'

test.each([
  ['A poster', 8, 'A poster'],
  ['A poster for harbors', 9, 'A poster…'],
  ['A poster for harbors', 11, 'A poster…'],
  ['A poster for harbors', 13, 'A poster for…'],
  ['Internationalization', 8, 'Interna…'],
  ['I internationalize', 8, 'I inter…'],
  ['🚢🚢🚢🚢', 3, '🚢🚢…'],
])('%j in at most %d characters is %j', (text, charsMax, clamped) => {
  expect(clampWords(text, charsMax)).toBe(clamped)
  expect(Array.from(clamped).length).toBeLessThanOrEqual(charsMax)
})

test.each([
  [[], ''],
  [['Lisbon'], 'Lisbon'],
  [['Lisbon', 'Porto'], 'Lisbon and Porto'],
  [['Lisbon', 'Porto', 'Faro'], 'Lisbon, Porto and Faro'],
])('%j reads as a list of a sentence', (items, sentence) => {
  expect(listInWords(items)).toBe(sentence)
})
