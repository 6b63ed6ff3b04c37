import { expect, it } from 'vitest'
import { matchWords } from './search.ts'

it.each([
  ['asha rai', '("asha"* OR "ashas") AND ("rai"* OR "rais")'],
  ['  asha@everest.example ', '("asha@everest.example"* OR "asha@everest.examples")'],
  ['say "hi" OR 1', '("say"* OR "says") AND ("hi"* OR "his") AND ("OR"* OR "ORs") AND "1"*'],
  ['a\0b', '"a"* AND "b"*'],
])('requires every word of %j', (typedText, query) => {
  expect(matchWords(typedText)).toBe(query)
})

it.each(['', '  ', '&&& -', '"*"', '%_'])('finds no word in %j', (typedText) => {
  expect(matchWords(typedText)).toBeNull()
})
