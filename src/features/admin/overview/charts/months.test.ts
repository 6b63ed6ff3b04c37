import { expect, it } from 'vitest'
import { dateLocale } from '#shared/formats.ts'
import { site } from '#site.config.ts'
import { linesOf, longMonth, scaleOf, shortMonth } from './months.ts'

it.each([
  [[0], 1, 1],
  [[3], 3, 1],
  [[16], 20, 5],
  [[212, 64], 300, 100],
  [[1000], 1000, 500],
  [[99_999], 100_000, 50_000],
])('a chart of %j has its top line at %i, in steps of %i', (values, top, step) => {
  expect(scaleOf(values)).toEqual({ top, step })
  expect(linesOf({ top, step }).at(-1)).toBe(top)
  expect(linesOf({ top, step }).length).toBeLessThanOrEqual(6)
})

it('names a month in UTC, as the server counted it', () => {
  const inUtc = (options: Intl.DateTimeFormatOptions, day: Date) =>
    new Intl.DateTimeFormat(dateLocale(site.formats.locale), { ...options, timeZone: 'UTC' }).format(day)
  expect(shortMonth('2026-01')).toBe(inUtc({ month: 'short' }, new Date(Date.UTC(2026, 0, 15))))
  expect(longMonth('2026-12')).toBe(
    inUtc({ month: 'long', year: 'numeric' }, new Date(Date.UTC(2026, 11, 15))),
  )
})
