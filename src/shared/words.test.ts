import { expect, test } from 'vitest'
import { formatNumber } from './formats.ts'
import {
  capitalize,
  countedInWords,
  countInWords,
  nounFor,
  pluralize,
  wordFor,
  cappedCount,
} from './words.ts'

test('counts are words up to twelve and digits above', () => {
  expect([0, 1, 7, 12, 13, 200].map(countInWords)).toEqual(['no', 'one', 'seven', 'twelve', '13', '200'])
})

test('a counted noun is singular for one and plural for none and many', () => {
  expect([0, 1, 2].map((count) => countedInWords(count, 'open position'))).toEqual([
    'no open positions',
    'one open position',
    'two open positions',
  ])
  expect(countedInWords(3, 'category', 'categories')).toBe('three categories')
})

test('a count that begins a sentence has a capital letter', () => {
  expect(capitalize(countedInWords(2, 'office'))).toBe('Two offices')
  expect(capitalize('15 offices')).toBe('15 offices')
})

test('a noun after a claimed figure is singular for 1 alone', () => {
  expect(['1', '2', '35+'].map((figure) => `${figure} ${nounFor(figure, 'country', 'countries')}`)).toEqual([
    '1 country',
    '2 countries',
    '35+ countries',
  ])
  expect(nounFor('200+', 'client')).toBe('clients')
})

test('a stored value is shown by its name, and an unknown one as it is stored', () => {
  const names = { pending: 'waiting' }
  expect(wordFor(names, 'pending')).toBe('waiting')
  expect(wordFor(names, 'postponed')).toBe('postponed')
  expect(wordFor(names, 'constructor')).toBe('constructor')
})

test('counts beyond 99 are shown as 99+', () => {
  expect([1, 99, 100].map(cappedCount)).toEqual(['1', '99', '99+'])
})

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
