import { expect, test } from 'vitest'
import { readTimeZone } from './read-time-zone.ts'

test('a zone is read in its own spelling, whatever the case it was sent in', () => {
  expect(readTimeZone('europe/LISBON')).toBe('Europe/Lisbon')
  expect(readTimeZone('UTC')).toBe('UTC')
})

test.each([
  '',
  'Mars/Olympus',
  '+02:00',
  '-0500',
  'Europe/Lisbon; drop',
  `A${'b'.repeat(60)}`,
  'A\r\nBcc: x',
])('what is no zone is none: %j', (name) => expect(readTimeZone(name)).toBeNull())
