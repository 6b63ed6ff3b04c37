import { expect, test } from 'vitest'
import { site } from '#site.config.ts'
import { type Weekday, weekdays } from './site-config.ts'
import { minutesOf } from './clock-time.ts'
import { daysInWords, hoursInWords, weekOf } from './opening-hours.ts'

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
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Sunday'], 'Sunday-Thursday'],
  [['Monday', 'Wednesday', 'Saturday', 'Sunday'], 'Saturday-Monday and Wednesday'],
  [['Sunday', 'Tuesday'], 'Tuesday and Sunday'],
])('%j reads as %s', (days, words) => {
  expect(daysInWords(days)).toBe(words)
})

test.each<[Weekday[], Weekday]>([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Monday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Sunday'], 'Sunday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Saturday', 'Sunday'], 'Saturday'],
  [['Tuesday', 'Wednesday', 'Saturday', 'Sunday'], 'Monday'],
  [[...weekdays], 'Monday'],
])('a week with work on %j begins on %s and has every day once', (days, first) => {
  const week = weekOf(days)
  expect(week[0]).toBe(first)
  expect(week.toSorted()).toEqual(weekdays.toSorted())
})

test('the configured hours end after they begin', () => {
  expect(minutesOf(site.supportHours.closes)).toBeGreaterThan(minutesOf(site.supportHours.opens))
})
