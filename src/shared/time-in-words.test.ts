import { expect, test } from 'vitest'
import { dateFormat } from './formats.ts'
import { ownTimeZone } from './time-zones.ts'
import { clockIn, timeInWords, zoneInWords, zoneOfTimes } from './time-in-words.ts'

const november = new Date('2026-11-24T09:45:00Z')
const day = dateFormat({ dateStyle: 'full', timeZone: 'UTC' }).format(november)

test('a time is given by the clocks of the zone, with the day and the name of the zone', () => {
  const inKathmandu = timeInWords(november, 'Asia/Kathmandu')
  expect(inKathmandu).toContain(day)
  expect(inKathmandu).toMatch(/\b15:30 \(Kathmandu time\)$/)
  expect(timeInWords(november, 'America/New_York')).toMatch(/\b04:45 \(New York time\)$/)
  expect(timeInWords(november, 'America/Argentina/Buenos_Aires')).toMatch(/06:45 \(Buenos Aires time\)$/)
  expect(timeInWords(new Date('2026-11-24T20:00:00Z'), 'Asia/Tokyo')).not.toContain(day)
})

test('a zone that is not a place is named by its offset', () => {
  expect(timeInWords(november, 'UTC')).toMatch(/09:45 \(UTC\)$/)
  expect(timeInWords(november, 'Etc/UTC')).toMatch(/\(UTC\)$/)
  expect(timeInWords(november, 'Etc/GMT-3')).toMatch(/12:45 \(GMT\+3\)$/)
  expect(timeInWords(november, 'EST5EDT')).toMatch(/04:45 \(GMT-5\)$/)
})

test('the two times of a repeated hour can be told apart', () => {
  const inLisbon = (iso: string) => timeInWords(new Date(iso), 'Europe/Lisbon')
  expect(inLisbon('2026-10-25T00:30:00Z')).toMatch(/01:30 \(Lisbon GMT\+1\)$/)
  expect(inLisbon('2026-10-25T01:30:00Z')).toMatch(/01:30 \(Lisbon GMT\+0\)$/)
  expect(inLisbon('2026-10-25T02:30:00Z')).toMatch(/02:30 \(Lisbon time\)$/)
  expect(inLisbon('2026-10-24T23:30:00Z')).toMatch(/00:30 \(Lisbon time\)$/)
  expect(inLisbon('2026-03-29T00:30:00Z')).toMatch(/00:30 \(Lisbon time\)$/)
})

test('the zone of this machine can be sent', () => {
  expect(timeInWords(november, ownTimeZone())).toMatch(/\)$/)
})

test('a time without its day has an offset only in the hour that clocks show twice', () => {
  const inAuckland = clockIn('Pacific/Auckland')
  expect(inAuckland(new Date('2027-04-03T12:30:00Z'))).toBe('01:30')
  expect(inAuckland(new Date('2027-04-03T13:30:00Z'))).toBe('02:30 GMT+13')
  expect(inAuckland(new Date('2027-04-03T14:30:00Z'))).toBe('02:30 GMT+12')
  expect(inAuckland(new Date('2027-04-03T15:30:00Z'))).toBe('03:30')
})

test('a time zone is named by its place and its offset at that time', () => {
  const summer = new Date('2027-07-01T12:00:00Z')
  expect(zoneInWords('Europe/Lisbon', summer)).toBe('Lisbon (GMT+1)')
  expect(zoneInWords('Europe/Lisbon', new Date('2027-01-01T12:00:00Z'))).toBe('Lisbon (GMT+0)')
  expect(zoneInWords('America/New_York', summer)).toBe('New York (GMT-4)')
  expect(zoneInWords('UTC', summer)).toBe('UTC')
})

test('a city that got another name is called by it, whatever the browser calls its zone', () => {
  expect(zoneInWords('Asia/Calcutta', new Date('2027-01-12T10:00:00Z'))).toBe('Kolkata (GMT+5:30)')
})

test('a list of times names the offset that all of them have, and none when clocks change among them', () => {
  const zone = (...times: string[]) =>
    zoneOfTimes(
      'Europe/Lisbon',
      times.map((time) => new Date(time)),
    )
  expect(zone('2027-03-26T09:00:00Z', '2027-03-27T09:00:00Z')).toBe('Lisbon (GMT+0)')
  expect(zone('2027-03-29T09:00:00Z', '2027-03-30T09:00:00Z')).toBe('Lisbon (GMT+1)')
  expect(zone('2027-03-26T09:00:00Z', '2027-03-29T09:00:00Z')).toBe('Lisbon')
  expect(zone()).toMatch(/^Lisbon \(GMT\+[01]\)$/)
})
