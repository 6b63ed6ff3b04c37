import { expect, test } from 'vitest'
import { asciiLetters } from './ascii-letters.ts'

test.each([
  ['Wisła i Kraków', 'wisla i krakow'],
  ['Rødgrød på Ærø', 'rodgrod pa aero'],
  ['Straße, Łódź, Đà Nẵng', 'strasse, lodz, da nang'],
  ['İstanbul ışık', 'istanbul isik'],
  ['山 Mountain', '山 mountain'],
])('%s', (text, ascii) => {
  expect(asciiLetters(text)).toBe(ascii)
})
