import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { countChars } from '#shared/count-chars.ts'
import { longText } from './long-text.ts'

const schema = longText('Write something.', 5)
const complaint = (text: unknown) => z.safeParse(schema, text).error?.issues[0]?.message

test('a text keeps its lines and loses what stands around it', () => {
  expect(z.parse(schema, '  a\r\nb\rc ')).toBe('a\nb\nc')
})

test('an emoji is one character, and the limit is exact', () => {
  expect(countChars('🏔️')).toBe(2) // with the mark that asks for its picture
  expect(z.parse(schema, '🙂🙂🙂🙂🙂')).toBe('🙂🙂🙂🙂🙂')
  expect(complaint('🙂🙂🙂🙂🙂🙂')).toBe('That is longer than 5 characters.')
})

test.each(['', ' \n ', '\u200b', undefined, 4])('%j has nothing to see', (text) => {
  expect(complaint(text)).toBe('Write something.')
})

test('control characters are refused, and half a character is made whole', () => {
  expect(complaint('a\u0000b')).toBe('The text has characters that cannot be shown.')
  expect(z.parse(schema, 'a\ud83d')).toBe('a\ufffd')
})
