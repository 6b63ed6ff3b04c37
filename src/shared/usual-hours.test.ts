import { expect, test } from 'vitest'
import { weekdays } from './site-config.ts'
import { usualHoursIn } from './usual-hours.ts'

const open = (opens: string, closes: string, utcOffsetMinutes = 0) => ({
  days: weekdays,
  opens,
  closes,
  timeZone: { name: 'the time of the office', utcOffsetMinutes },
})

test('the usual hours are the opening hours, whether or not clocks change there', () => {
  for (const [zone, offset] of [
    ['UTC', 0],
    ['Europe/Lisbon', 0],
    ['Asia/Kathmandu', 345],
    ['America/New_York', -300],
    ['Australia/Sydney', 600],
  ] as const)
    expect(usualHoursIn(zone, open('08:30', '18:00', offset)), zone).toEqual({ from: '08:30', to: '18:00' })
})

test('opening hours in another time zone are the same hours by the clock of this one', () => {
  expect(usualHoursIn('UTC', open('09:00', '17:00', -300))).toEqual({ from: '14:00', to: '22:00' })
  expect(usualHoursIn('Asia/Kathmandu', open('08:00', '18:15'))).toEqual({ from: '13:45', to: '24:00' })
})

test('hours around the clock, or of two days by this clock, are nine to five', () => {
  for (const [zone, hours] of [
    ['UTC', open('00:00', '24:00')],
    ['Asia/Kathmandu', open('09:00', '18:30')],
    ['America/New_York', open('04:00', '12:00')],
    ['UTC', open('17:00', '09:00')],
  ] as const)
    expect(usualHoursIn(zone, hours), JSON.stringify(hours)).toEqual({ from: '09:00', to: '17:00' })
})
