import { expect, test } from 'vitest'
import { site } from '#site.config.ts'
import { type Weekday, weekdays } from './site-config.ts'
import { clockTime, daysInWords, hoursInWords, minutesOf } from './opening-hours.ts'

test('support hours read as days, times and time zone', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
  const timeZone = { name: 'GMT', utcOffsetMinutes: 0 }
  expect(hoursInWords({ days, opens: '09:00', closes: '18:00', timeZone })).toBe('Monday-Friday 9AM-6PM GMT')
})

test('hours without a gap are not written as twelve to twelve', () => {
  const timeZone = { name: 'JST', utcOffsetMinutes: 540 }
  const hours = { days: weekdays, opens: '00:00', closes: '24:00', timeZone }
  expect(hoursInWords(hours)).toBe('Monday-Sunday 24 hours a day')
})

test.each<[Weekday[], string]>([
  [['Saturday'], 'Saturday'],
  [['Wednesday', 'Monday', 'Tuesday', 'Saturday'], 'Monday-Wednesday and Saturday'],
  [['Monday', 'Wednesday', 'Friday'], 'Monday, Wednesday and Friday'],
])('%j reads as %s', (days, words) => {
  expect(daysInWords(days)).toBe(words)
})

test.each([
  ['00:00', '12AM'],
  ['09:30', '9:30AM'],
  ['12:00', '12PM'],
  ['17:05', '5:05PM'],
  ['24:00', '12AM'],
])('%s reads as %s', (time, words) => {
  expect(clockTime(time)).toBe(words)
})

test('a time that no clock shows is rejected', () => {
  for (const time of ['9:00', '24:01', '12:60', '']) expect(() => minutesOf(time), time).toThrow(RangeError)
})

test('the configured hours end after they begin', () => {
  expect(minutesOf(site.supportHours.closes)).toBeGreaterThan(minutesOf(site.supportHours.opens))
})
