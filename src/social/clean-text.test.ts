import { expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'

it('control characters, line breaks and runs of space become one space', () => {
  expect(cleanText(' one\u0000two\r\n\tthree\u2028four  five ', 99)).toBe('one two three four five')
})

it('lone surrogates, direction marks and other invisible marks are removed', () => {
  expect(cleanText('a\ud800b\udfffc\u202ed\u2066e\ufefff\u00adg', 99)).toBe('abcdefg')
})

it('joiners stay, because they shape Devanagari and emoji', () => {
  expect(cleanText('क्\u200dष 👩\u200d💻', 99)).toBe('क्\u200dष 👩\u200d💻')
})

it('composed and decomposed letters give the same text', () => {
  expect(cleanText('Cafe\u0301', 99)).toBe(cleanText('Café', 99))
})

it('a long text is truncated between two graphemes', () => {
  expect(cleanText('abc👩‍💻def', 5)).toBe('abc')
  expect(cleanText('नेपाल'.repeat(100), 9).length).toBeLessThanOrEqual(9)
})

it('a hundred thousand characters are cleaned in under 100 ms', () => {
  const startedAt = performance.now()
  expect(cleanText('x'.repeat(100_000), 200)).toHaveLength(200)
  expect(cleanText('\u0000'.repeat(100_000), 200)).toBe('')
  expect(performance.now() - startedAt).toBeLessThan(100)
})
