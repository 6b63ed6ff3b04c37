import { expect, test } from 'vitest'
import type { Office, OpeningHours } from './site-config.ts'
import { officesOpenTogether, officesTakeTurns, workingDay } from './working-day.ts'

const office = (city: string, utcOffsetMinutes: number): Office => ({
  city,
  region: city,
  country: city,
  countryCode: 'XX',
  longitude: 0,
  isHeadquarters: false,
  utcOffsetMinutes,
})
const support: OpeningHours = {
  days: ['Monday'],
  opens: '10:00',
  closes: '16:30',
  timeZone: { name: 'GMT', utcOffsetMinutes: 0 },
}
const texts = { support: 'Support', local: (hours: string) => `${hours} local` }
const bars = (offices: readonly Office[], hours: OpeningHours) =>
  workingDay(offices, hours, texts).map(({ name, note, parts }) => [
    name,
    note,
    ...parts.map(({ from, to }) => `${from / 60}-${to / 60}`),
  ])

test('offices and support stand on one clock, the earliest first', () => {
  expect(bars([office('Delaware', -300), office('Kathmandu', 345)], support)).toEqual([
    ['Kathmandu', '9AM-5PM local', '3.25-11.25'],
    ['Support', '10AM-4:30PM GMT', '10-16.5'],
    ['Delaware', '9AM-5PM local', '14-22'],
  ])
})

test('the clock is that of the support hours', () => {
  const here = { ...support, timeZone: { name: 'NPT', utcOffsetMinutes: 345 } }
  expect(bars([office('Kathmandu', 345)], here)).toEqual([
    ['Kathmandu', '10AM-4:30PM local', '10-16.5'],
    ['Support', '10AM-4:30PM NPT', '10-16.5'],
  ])
})

test('an office has the opening hours of its time zone, or hours of its own', () => {
  const here = {
    ...support,
    timeZone: { name: 'CET', utcOffsetMinutes: 60 },
    opens: '08:30',
    closes: '17:15',
  }
  const ghent = office('Ghent', 60)
  expect(bars([ghent], here)[0]).toEqual(['Ghent', '8:30AM-5:15PM local', '8.5-17.25'])
  const early = { ...ghent, hours: { opens: '07:00', closes: '15:00' } }
  expect(bars([early], here)[0]).toEqual(['Ghent', '7AM-3PM local', '7-15'])
})

test('an office whose day spans midnight on that clock is open in the evening and in the morning', () => {
  expect(bars([office('Auckland', 720)], support)[0]).toEqual(['Auckland', '9AM-5PM local', '0-5', '21-24'])
})

test('offices take turns only if no two are open at once', () => {
  const [delaware, kathmandu, berlin] = [office('D', -300), office('K', 345), office('B', 60)]
  expect(officesTakeTurns([delaware, kathmandu], support)).toBe(true)
  expect(officesTakeTurns([delaware, kathmandu, berlin], support)).toBe(false)
  expect(officesTakeTurns([office('Auckland', 720), office('Samoa', 780)], support)).toBe(false)
  expect(officesTakeTurns([berlin], support)).toBe(false)
})

test('offices open together only if all of them open and close at the same moments', () => {
  const hours = { opens: '09:00', closes: '17:00' }
  expect(officesOpenTogether([office('Kuwait', 180), office('Izmir', 180)], support)).toBe(true)
  expect(officesOpenTogether([office('Kuwait', 180), { ...office('Izmir', 180), hours }], support)).toBe(true)
  expect(officesOpenTogether([office('Kuwait', 180), office('Berlin', 60)], support)).toBe(false)
  expect(officesOpenTogether([office('London', 0), { ...office('Lisbon', 0), hours }], support)).toBe(false)
})
