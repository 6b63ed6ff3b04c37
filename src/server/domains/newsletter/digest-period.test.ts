import { expect, test } from 'vitest'
import { digestPeriod } from './settings.ts'

const at = (instant: string, timeZone = 'UTC') => [
  digestPeriod('weekly', new Date(instant), timeZone),
  digestPeriod('monthly', new Date(instant), timeZone),
]

test('a period begins at nine in the morning, on Monday and on the first of the month', () => {
  expect(at('2026-06-01T08:59:59Z')).toEqual(['2026-05-25', '2026-05'])
  expect(at('2026-06-01T09:00:00Z')).toEqual(['2026-06-01', '2026-06'])
  expect(at('2026-06-07T23:59:59Z')).toEqual(['2026-06-01', '2026-06'])
})

test('it begins where the agency is', () => {
  expect(at('2026-06-01T03:15:00Z', 'Asia/Kathmandu')).toEqual(['2026-06-01', '2026-06'])
  expect(at('2026-06-01T03:14:00Z', 'Asia/Kathmandu')).toEqual(['2026-05-25', '2026-05'])
})

test('on the days when the clocks change it is still nine there', () => {
  expect(at('2026-11-01T13:59:59Z', 'America/New_York')).toEqual(['2026-10-26', '2026-10'])
  expect(at('2026-11-01T14:00:00Z', 'America/New_York')).toEqual(['2026-10-26', '2026-11'])
  expect(at('2028-09-30T21:59:59Z', 'Australia/Sydney')).toEqual(['2028-09-25', '2028-09'])
  expect(at('2028-09-30T22:00:00Z', 'Australia/Sydney')).toEqual(['2028-09-25', '2028-10'])
})

test('a week may begin in another month or year', () => {
  expect(at('2027-01-01T12:00:00Z')).toEqual(['2026-12-28', '2027-01'])
})
