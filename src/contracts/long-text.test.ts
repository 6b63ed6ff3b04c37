import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { countChars } from '#shared/count-chars.ts'
import { longText } from './long-text.ts'

const schema = longText('Write something.', 5)
const complaint = (text: unknown) => z.safeParse(schema, text).error?.issues[0]?.message

test('a text keeps its lines and is trimmed', () => {
  expect(z.parse(schema, '  a\r\nb\rc ')).toBe('a\nb\nc')
})

test('an emoji counts as one character, and the limit is exact', () => {
  expect(countChars('🏔️')).toBe(2)
  expect(z.parse(schema, '🙂🙂🙂🙂🙂')).toBe('🙂🙂🙂🙂🙂')
  expect(complaint('🙂🙂🙂🙂🙂🙂')).toBe('That is longer than 5 characters.')
})

test.each(['', ' \n ', '\u200b', undefined, 4])('%j counts as empty', (text) => {
  expect(complaint(text)).toBe('Write something.')
})

test('control characters are refused, and a lone surrogate is replaced', () => {
  expect(complaint('a\u0000b')).toBe('The text contains characters that cannot be displayed.')
  expect(z.parse(schema, 'a\ud83d')).toBe('a\ufffd')
})
