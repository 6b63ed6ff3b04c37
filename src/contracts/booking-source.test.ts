import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bookingSourceSchema, sourceRules } from './booking-source.ts'

const read = (fields: Record<string, unknown>) => z.parse(bookingSourceSchema, fields)

test.each([
  ['/blog/a-guide', '/blog/a-guide'],
  ['/blog?utm_source=x&token=secret#part', '/blog'],
  ['/booking/confirmation/ABCD-EFGH-JKMN-PQRS', '/booking/confirmation'],
  ['//elsewhere.example/path', ''],
  ['https://elsewhere.example', ''],
  ['javascript:alert(1)', ''],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(sourceRules.pageCharsMax - 1)}`],
  [7, ''],
  [undefined, ''],
])('the first page %j is kept as %j', (firstPage, kept) => {
  expect(read({ firstPage }).firstPage).toBe(kept)
})

test.each([
  ['Search.Example', 'search.example'],
  ['localhost:8788', 'localhost:8788'],
  ['search.example/path', ''],
  ['a b', ''],
  ['x'.repeat(101), ''],
])('the host %j is kept as %j', (referrerHost, kept) => {
  expect(read({ referrerHost }).referrerHost).toBe(kept)
})

test.each([
  ['  spring\tsale\u0000 ', 'spring sale'],
  ['🌱'.repeat(150), '🌱'.repeat(sourceRules.charsMax)],
  ['\u202e', ''],
])('the campaign %j is kept as %j', (utmCampaign, kept) => {
  expect(read({ utmCampaign }).utmCampaign).toBe(kept)
})
