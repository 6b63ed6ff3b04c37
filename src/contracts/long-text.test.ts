import { bookingShape } from '#domains/bookings/booking-input.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { countChars } from '#shared/count-chars.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { bookingPatchSchema, newNoteSchema } from './admin-booking-requests.ts'
import { caseStudyPatchSchema, servicePatchSchema } from './admin-content.ts'
import { issuePatchSchema } from './admin-issues.ts'
import { postPatchSchema } from './admin-posts.ts'
import { longText } from './long-text.ts'
import { newMessageSchema } from './messages.ts'

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

test('control characters are removed, and a lone surrogate is replaced', () => {
  expect(z.parse(schema, 'a\u0000b')).toBe('ab')
  expect(z.parse(schema, 'a\ud83d')).toBe('a\ufffd')
})

const withField = (input: object, name: string) => (text: string) => ({ ...input, [name]: text })
const textFields: [string, z.core.$ZodType, (text: string) => object][] = [
  ['a message', newMessageSchema, withField({}, 'body')],
  ['the notes of a request', bookingShape, withField(aBookingInput(), 'notes')],
  ['an internal note', newNoteSchema, withField({}, 'body')],
  ['a note about an outcome', bookingPatchSchema, withField({ outcome: 'held' }, 'outcomeNote')],
  ['the text of a post', postPatchSchema, withField({}, 'content')],
  ['the excerpt of a post', postPatchSchema, withField({}, 'excerpt')],
  ['the text of a newsletter issue', issuePatchSchema, withField({ revision: 1 }, 'content')],
  ['the description of a case study', caseStudyPatchSchema, withField({}, 'description')],
  ['the description of a service', servicePatchSchema, withField({}, 'description')],
]

test.each(textFields)('%s keeps lines and tabs, and has no control characters', (_, field, input) => {
  expect(z.parse(field, input('one\r\ntwo\tthree 🏔️'))).toEqual(z.parse(field, input('one\ntwo\tthree 🏔️')))
  expect(z.parse(field, input('a\u0000b\u2028c'))).toEqual(z.parse(field, input('ab\nc')))
  expect(JSON.stringify(z.parse(field, input('a\ud83d')))).toContain('a\ufffd')
})
