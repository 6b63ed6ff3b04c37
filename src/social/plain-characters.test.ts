import { expect, test } from 'vitest'
import { inPlainCharacters } from './plain-characters.ts'

test('signs, ligatures, fractions, wide letters and hyphens that do not break have a plain form', () => {
  expect(inPlainCharacters('a \u2264 b \u2192 c')).toBe('a <= b -> c')
  expect(inPlainCharacters('\ufb01nd \u00bd of \uff21\uff11')).toBe('find 1/2 of A1')
  expect(inPlainCharacters('AI\u2011powered')).toBe('AI-powered')
})

test('what has no plain form stays as it is', () => {
  expect(inPlainCharacters('中文 नेपाल é')).toBe('中文 नेपाल é')
})
