import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { caseStudyPatchSchema, servicePatchSchema } from './admin-content.ts'
import { issuePatchSchema, newIssueSchema } from './admin-issues.ts'
import { postPatchSchema } from './admin-posts.ts'
import { nameSchema } from './name-schema.ts'
import { asSingleLine, singleLine } from './single-line.ts'

const name = nameSchema(50)

test.each(['\n', '\r', '\0', '\u0085', '\u2028', '\u2029', '\u202E', '\u2066', '\uD83D'])(
  'text with %j is not one line that reads as it is written',
  (character) => {
    expect(`Asha${character}Rai`).not.toMatch(singleLine)
    expect(name.safeParse(`Asha${character}Rai`).success).toBe(false)
  },
)

test.each(['Asha Rai', 'O’Brien-Núñez', 'आशा राई', '\u05D0\u05E9\u05D4\u200F', '👩🏽‍💻'])('%j is', (text) => {
  expect(text).toMatch(singleLine)
  expect(name.safeParse(text).success).toBe(true)
})

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
test.each(fields)('%s is one line', (_, schema, withText) => {
  const { error } = z.safeParse(schema, withText(twoLines))
  expect(JSON.stringify(error?.issues)).toMatch(/ha(s|ve) no line breaks or control characters\./)
  expect(z.safeParse(schema, withText('News Bcc: all@example.com')).success).toBe(true)
})

test.each(fields)('%s has something that can be seen', (_, schema, withText) => {
  for (const blank of ['', ' ', '\u200b\u200b', '\u2060\u3164'])
    expect(z.safeParse(schema, withText(blank)).success, JSON.stringify(blank)).toBe(false)
})

test('a description may have several lines', () => {
  for (const schema of [servicePatchSchema, caseStudyPatchSchema])
    expect(z.parse(schema, { description: 'One.\n\nTwo.' })).toEqual({ description: 'One.\n\nTwo.' })
})

test.each([
  [twoLines, 'News Bcc: all@example.com'],
  ['\u202Eabc\u2028\uD83D', 'abc'],
  ['One line', 'One line'],
])('stored text %j is shown on one line', (storedText, shownText) => {
  expect(asSingleLine(storedText)).toBe(shownText)
  expect(asSingleLine(storedText)).toMatch(singleLine)
})
