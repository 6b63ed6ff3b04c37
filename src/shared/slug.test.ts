import { expect, test } from 'vitest'
import { isSlug, slugCharsMax, asciiLetters } from './slug.ts'

test.each(['a', '404', 'four-attribution-models', 'a'.repeat(slugCharsMax)])('%s can be a slug', (text) => {
  expect(isSlug(text)).toBe(true)
})

test.each([
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

test.each([
  ['Wisła i Kraków', 'wisla i krakow'],
  ['Rødgrød på Ærø', 'rodgrod pa aero'],
  ['Straße, Łódź, Đà Nẵng', 'strasse, lodz, da nang'],
  ['İstanbul ışık', 'istanbul isik'],
  ['山 Mountain', '山 mountain'],
])('%s', (text, ascii) => {
  expect(asciiLetters(text)).toBe(ascii)
})
