import { expect, test } from 'vitest'
import { findOwnFormats, mayFormat } from './own-formats.ts'

test.each([
  'const total = count.toLocaleString()',
  "new Date(day).toLocaleDateString('de-DE', { dateStyle: 'short' })",
  "const format = new Intl.DateTimeFormat('en-GB', { month: 'long' })",
  "new Intl.NumberFormat(locale, { style: 'percent' })",
  "priceCurrency: 'USD',",
])('a format of its own is found: %s', (line) => {
  expect(findOwnFormats(`const a = 1\n  ${line}\n`)).toEqual([line])
})

test("the device's time zone is read in one place, which checks it", () => {
  for (const line of [
    'const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone',
    'const { timeZone } = format.resolvedOptions()',
  ]) {
    expect(findOwnFormats(line)).toEqual([line])
  }
  expect(mayFormat('src/shared/time-zones.ts')).toBe(true)
})

test('lists are no formats', () => {
  expect(findOwnFormats("new Intl.ListFormat('en').format(names)")).toEqual([])
})

test('only the formats, the configuration and tests may format', () => {
  expect(
    [
      'src/shared/formats.ts',
      'src/server/platform/csv/write-csv.ts',
      'src/site.config.ts',
      'src/a.test.ts',
    ].every(mayFormat),
  ).toBe(true)
  expect(mayFormat('src/features/blog/article-page.tsx')).toBe(false)
})
