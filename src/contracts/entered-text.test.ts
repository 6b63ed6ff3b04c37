import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { caseStudyPatchSchema, servicePatchSchema } from './admin-content.ts'
import { issuePatchSchema, newIssueSchema } from './admin-issues.ts'
import { postPatchSchema } from './admin-posts.ts'
import { newUserSchema } from './admin-users.ts'
import { registrationSchema } from './auth.ts'
import { nameSchema, longText } from './entered-text.ts'
import { passkeyNameInputSchema } from './passkeys.ts'
import { bookingShape } from '#domains/bookings/booking-input.ts'
import { countChars } from '#shared/plain-text.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { bookingPatchSchema, newNoteSchema } from './admin-booking-requests.ts'
import { newMessageSchema } from './messages.ts'

const fields: [string, z.ZodMiniType, (text: string) => unknown][] = [
  ['the subject of an issue', newIssueSchema, (text) => ({ subject: text, content: '' })],
  ['a changed subject', issuePatchSchema, (text) => ({ subject: text, revision: 1 })],
  ['the title of a post', postPatchSchema, (text) => ({ title: text })],
  ['the author of a post', postPatchSchema, (text) => ({ author: text })],
  ['a keyword of a post', postPatchSchema, (text) => ({ keywords: ['seo', text] })],
  ['a tag of a post', postPatchSchema, (text) => ({ tags: [text] })],
  ['the title of a service', servicePatchSchema, (text) => ({ title: text })],
  ['the name of a service on the booking page', servicePatchSchema, (text) => ({ bookingTitle: text })],
  ['a feature of a service', servicePatchSchema, (text) => ({ features: [text] })],
  ['the price of a service', servicePatchSchema, (text) => ({ price: text })],
  ['the title of a case study', caseStudyPatchSchema, (text) => ({ title: text })],
  ['the client of a case study', caseStudyPatchSchema, (text) => ({ client: text })],
]

const twoLines = 'News\r\nBcc: all@example.com'
test.each(fields)('%s becomes one line', (_, schema, withText) => {
  expect(z.parse(schema, withText(twoLines))).toEqual(z.parse(schema, withText('News Bcc: all@example.com')))
})

test.each(fields)('%s has something that can be seen', (_, schema, withText) => {
  for (const blank of ['', ' ', '\u200b\u200b', '\u2060\u3164'])
    expect(z.safeParse(schema, withText(blank)).success, JSON.stringify(blank)).toBe(false)
})

test('a description may have several lines', () => {
  for (const schema of [servicePatchSchema, caseStudyPatchSchema])
    expect(z.parse(schema, { description: 'One.\n\nTwo.' })).toEqual({ description: 'One.\n\nTwo.' })
})

const messageOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message

test('a name is trimmed, not empty, short enough and becomes one line', () => {
  const schema = nameSchema(5)
  expect(z.parse(schema, '  Ana ')).toBe('Ana')
  expect(messageOf(schema, undefined)).toBe('Enter a name.')
  expect(messageOf(schema, '   ')).toBe('Enter a name.')
  expect(messageOf(schema, 'Joanna')).toBe('A name has at most 5 characters.')
  expect(z.parse(schema, 'A\nBcc')).toBe('A Bcc')
})

test.each(['\u200b', '\u00ad\u2060', '\u3164', '\u2800', '\u{e0041}'])(
  'a name of %j alone, which nobody sees, is missing',
  (name) => {
    expect(messageOf(nameSchema(5), name)).toBe('Enter a name.')
    expect(messageOf(nameSchema(5), `A${name}`)).toBeUndefined()
  },
)

test('every name that emails repeat becomes one line', () => {
  const name = 'Ana\r\nBcc: all@example.com'
  const account = {
    username: 'ana-ng',
    email: 'ana@example.com',
    password: 'granite-lantern-harbour',
    role: 'client',
  }
  for (const schema of [registrationSchema, newUserSchema])
    expect(z.parse(schema, { ...account, name })).toMatchObject({ name: 'Ana Bcc: all@example.com' })
  expect(z.parse(passkeyNameInputSchema, { name })).toEqual({ name: 'Ana Bcc: all@example.com' })
})

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
