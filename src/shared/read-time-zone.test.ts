import { expect, test } from 'vitest'
import { readTimeZone } from './read-time-zone.ts'

test('a zone gets its canonical spelling, whatever the case of the input', () => {
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
])('%j is not a time zone', (name) => expect(readTimeZone(name)).toBeNull())
