import { expect, test } from 'vitest'
import { zoneInWords, zoneOfTimes } from './zone-in-words.ts'

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
