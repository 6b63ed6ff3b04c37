import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { caseStudyPatchSchema, servicePatchSchema } from './admin-content.ts'
import { issuePatchSchema, newIssueSchema } from './admin-issues.ts'
import { postPatchSchema } from './admin-posts.ts'

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
