import { expect, test } from 'vitest'
import { addMonths, lastDayOf, placeInWeek, weekStartOf, weeksOf } from './month-grid.ts'

test('a month has a row for each of its weeks, which begin on Monday or Sunday as the reader is used to', () => {
  const mondays = weeksOf('2026-12', 1)
  expect(mondays).toHaveLength(5)
  expect(mondays[0]).toEqual([
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ])
  expect(mondays.at(-1)?.slice(3)).toEqual(['2026-12-31', null, null, null])
  expect(weeksOf('2026-12', 7)[0]?.slice(1, 4)).toEqual([null, '2026-12-01', '2026-12-02'])
  expect(weeksOf('2027-05', 1)).toHaveLength(6)
  expect(weeksOf('2027-02', 1)).toHaveLength(4)
})

test('months follow each other across years, and February knows leap years', () => {
  expect([addMonths('2026-12', 1), addMonths('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
  expect([lastDayOf('2028-02'), lastDayOf('2027-02')]).toEqual(['2028-02-29', '2027-02-28'])
})

test('a day knows its place in the week', () => {
  expect(placeInWeek('2026-12-06', 1)).toBe(6)
  expect(placeInWeek('2026-12-06', 7)).toBe(0)
})

test('weeks begin on Sunday in the United States, on Saturday in Egypt and on Monday in Germany', () => {
  expect(['en-US', 'ar-EG', 'de-DE', 'not a locale'].map(weekStartOf)).toEqual([7, 6, 1, 1])
})
