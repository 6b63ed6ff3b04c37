import { expect, it } from 'vitest'
import { typedWords, wordExpression } from './word-forms.ts'

const forms = (word: string) => wordExpression(word, { isBeginning: false }).match(/[^"()]+(?=")/g)
const phrases = (word: string) => forms(word)?.filter((form) => form !== ' OR ')

it.each([
  ['e-mail', ['email', 'emails', 'e mail', 'e mails']],
  ['E-Mails', ['EMails', 'EMail', 'E Mails', 'E Mail']],
  ['email', ['email', 'emails', 'e mail', 'e mails']],
  ['e\u2011commerce', ['ecommerce', 'ecommerces', 'e commerce', 'e commerces']],
  ['sign-up', ['sign up', 'sign ups', 'signup', 'signups']],
])('%j is searched in all of its spellings', (word, expectedSpellings) => {
  expect(phrases(word)).toEqual(expectedSpellings)
})

it.each([
  ['campaign', 'campaigns'],
  ['campaigns', 'campaign'],
  ['strategy', 'strategies'],
  ['strategies', 'strategy'],
  ['days', 'day'],
  ['ad', 'ads'],
  ['ads', 'ad'],
  ['search', 'searches'],
])('%j also finds %j', (word, other) => {
  expect(phrases(word)).toEqual([word, other])
})

it.each(['news', 'a', '7', 'काठमाडौं', '🏔'])('%j has no other form', (word) => {
  expect(wordExpression(word, { isBeginning: true })).toMatch(/^"[^"]*"\*$/)
})

it('only what was typed may be the beginning of a longer word', () => {
  expect(wordExpression('ads', { isBeginning: true })).toBe('("ads"* OR "ad")')
})

it('quotes, zero bytes and words without a letter do not reach the query', () => {
  expect(typedWords('say "hi" * -- \0x')).toEqual(['say', 'hi', 'x'])
})
