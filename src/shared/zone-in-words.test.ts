import { expect, test } from 'vitest'
import { zoneInWords } from './zone-in-words.ts'

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
