import { expect, test } from 'vitest'
import { clockOf, dayIn, fullness, groupByDay, groupByPart, nearestDay } from './times-of-day.ts'

const at = (...starts: string[]) => starts.map((startsAt) => ({ startsAt }))

test('a time belongs to the day that clocks show where the reader is', () => {
  const times = at('2026-12-01T18:10:00Z', '2026-12-01T18:20:00Z')
  expect([...groupByDay(times, 'Asia/Kathmandu').keys()]).toEqual(['2026-12-01', '2026-12-02'])
  expect([...groupByDay(times, 'America/Los_Angeles').keys()]).toEqual(['2026-12-01'])
  expect(dayIn('2026-12-01T05:00:00Z', 'Pacific/Pago_Pago')).toBe('2026-11-30')
})

test('times of a day are grouped into morning, afternoon and evening of the reader', () => {
  const times = at('2026-12-01T06:14:00Z', '2026-12-01T06:15:00Z', '2026-12-01T12:15:00Z')
  expect(groupByPart(times, 'Asia/Kathmandu').map((group) => [group.part, group.times.length])).toEqual([
    ['morning', 1],
    ['afternoon', 1],
    ['evening', 1],
  ])
  expect(groupByPart(times.slice(0, 1), 'UTC').map(({ part }) => part)).toEqual(['morning'])
})

test('on the days when clocks change, times keep their day and their hour', () => {
  const spring = at('2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z', '2027-03-28T21:30:00Z')
  expect([...groupByDay(spring, 'Europe/Berlin').keys()]).toEqual(['2027-03-28'])
  expect(spring.map(({ startsAt }) => clockOf('Europe/Berlin', 'h23')(new Date(startsAt)))).toEqual([
    '01:30',
    '03:30',
    '23:30',
  ])
  const autumn = at('2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z')
  expect(autumn.map(({ startsAt }) => clockOf('Europe/Berlin', 'h23')(new Date(startsAt)))).toEqual([
    '02:30 GMT+2',
    '02:30 GMT+1',
  ])
})

test('a time is written with 12 or 24 hours', () => {
  const noonInNepal = new Date('2026-12-01T06:15:00Z')
  expect(clockOf('Asia/Kathmandu', 'h23')(noonInNepal)).toBe('12:00')
  expect(clockOf('Asia/Kathmandu', 'h12')(noonInNepal)).toMatch(/^12:00\sPM$/)
  expect(clockOf('UTC', 'h12')(new Date('2026-12-01T00:05:00Z'))).toMatch(/^12:05\sAM$/)
})

test('a day shows from one to three dots for how much of it is free', () => {
  expect([1, 2, 5, 6].map((times) => fullness(times, 6))).toEqual([1, 1, 3, 3])
})

test('the nearest day is the same, a later, or else the last one', () => {
  const days = ['2026-12-02', '2026-12-04']
  expect(['2026-12-02', '2026-12-03', '2026-12-05'].map((day) => nearestDay(days, day))).toEqual([
    '2026-12-02',
    '2026-12-04',
    '2026-12-04',
  ])
  expect(nearestDay([], '2026-12-02')).toBe(undefined)
})
