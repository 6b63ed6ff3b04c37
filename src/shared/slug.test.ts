import { expect, it } from 'vitest'
import { isSlug, slugCharsMax } from './slug.ts'

it.each(['a', '404', 'four-attribution-models', 'a'.repeat(slugCharsMax)])('%s can be a slug', (text) => {
  expect(isSlug(text)).toBe(true)
})

it.each([
  '',
  '-',
  'a-',
  'a--b',
  'A',
  '../services',
  'a#b',
  'a?b',
  'a\\b',
  'a\u0000',
  'a\n',
  'é',
  'a'.repeat(slugCharsMax + 1),
])('%j cannot be a slug', (text) => {
  expect(isSlug(text)).toBe(false)
})
