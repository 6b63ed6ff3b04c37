import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { caseStudyPatchSchema, servicePatchSchema } from './admin-content.ts'
import { issuePatchSchema, newIssueSchema } from './admin-issues.ts'
import { postPatchSchema } from './admin-posts.ts'
import { nameSchema } from './name-schema.ts'
import { asSingleLine, singleLine } from './single-line.ts'

const name = nameSchema(50)

test.each(['\n', '\r', '\0', '\u0085', '\u2028', '\u2029', '\u202E', '\u2066'])(
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

const twoLines = 'News\r\nBcc: all@example.com'
test.each([
  ['the subject of an issue', newIssueSchema, { subject: twoLines, content: '' }],
  ['a changed subject', issuePatchSchema, { subject: twoLines, revision: 1 }],
  ['the title of a post', postPatchSchema, { title: twoLines }],
  ['the author of a post', postPatchSchema, { author: twoLines }],
  ['a keyword of a post', postPatchSchema, { keywords: ['seo', twoLines] }],
  ['a tag of a post', postPatchSchema, { tags: [twoLines] }],
  ['the title of a service', servicePatchSchema, { title: twoLines }],
  ['the name of a service on the booking page', servicePatchSchema, { bookingTitle: twoLines }],
  ['a feature of a service', servicePatchSchema, { features: [twoLines] }],
  ['the price of a service', servicePatchSchema, { price: twoLines }],
  ['the title of a case study', caseStudyPatchSchema, { title: twoLines }],
  ['the client of a case study', caseStudyPatchSchema, { client: twoLines }],
])('%s is one line', (_, schema: z.ZodMiniType, value) => {
  const { error } = z.safeParse(schema, value)
  expect(JSON.stringify(error?.issues)).toMatch(/ha(s|ve) no line breaks or control characters\./)
  const asOneLine = JSON.parse(JSON.stringify(value).replaceAll(String.raw`\r\n`, ' '))
  expect(z.safeParse(schema, asOneLine).success).toBe(true)
})

test('a description may have several lines', () => {
  for (const schema of [servicePatchSchema, caseStudyPatchSchema])
    expect(z.parse(schema, { description: 'One.\n\nTwo.' })).toEqual({ description: 'One.\n\nTwo.' })
})

test.each([
  [twoLines, 'News Bcc: all@example.com'],
  ['\u202Eabc\u2028', 'abc'],
  ['One line', 'One line'],
])('stored text %j is shown on one line', (storedText, shownText) => {
  expect(asSingleLine(storedText)).toBe(shownText)
  expect(asSingleLine(storedText)).toMatch(singleLine)
})
