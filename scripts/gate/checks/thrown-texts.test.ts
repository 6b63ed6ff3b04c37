import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findThrownTexts, mayThrow } from './thrown-texts.ts'

const faultFixtures = [
  "throw new HTTPException(404, { message: bookingRefusals['booking-not-found'] })",
  "return c.json({ message: 'There is no such thing.' }, 404)",
  "return c.text('There is no such page.', 404)",
  'return Response.json({ message: `There is no such thing.` }, { status: 404 })',
]

test.each(faultFixtures)('an endpoint may not word its own refusal: %s', (line) => {
  expect(findThrownTexts(`const now = new Date()\n${line}`)).toEqual([2])
})

test('a sentence added to a real endpoint is found, and the endpoint has none of its own', () => {
  const source = readFileSync('functions/api/blog/[slug].ts', 'utf8')
  expect(findThrownTexts(source)).toEqual([])
  const changedSource = source.replace(/refuse\(.*\)/, "throw new HTTPException(404, { message: 'No.' })")
  expect(findThrownTexts(changedSource)).toHaveLength(1)
})

test('refusals and notices given by name are let through', () => {
  const lines = [
    "refuse({ reason: 'post-not-found' })",
    'return c.json({ message: accountNotices.passwordSet })',
  ]
  expect(findThrownTexts(lines.join('\n'))).toEqual([])
})

test('only the two files that answer refusals may throw', () => {
  expect(globSync('src/server/platform/http/*.ts').filter(mayThrow)).toHaveLength(2)
})
