import { expect, it } from 'vitest'
import { matchWords } from './search-words.ts'

it.each([
  ['asha rai', '"asha"* "rai"*'],
  ['  asha@everest.example ', '"asha@everest.example"*'],
  ['say "hi" OR 1', '"say"* """hi"""* "OR"* "1"*'],
  ['a\0b', '"a"* "b"*'],
])('makes of %j words that must all be there', (typed, query) => {
  expect(matchWords(typed)).toBe(query)
})

it.each(['', '  ', '&&& -', '"*"'])('finds no word in %j', (typed) => {
  expect(matchWords(typed)).toBeNull()
})
