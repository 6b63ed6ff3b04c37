import { expect, test } from 'vitest'
import { capitalize, countedInWords, countInWords, nounFor } from './count-in-words.ts'

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
