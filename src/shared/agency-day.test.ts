import { expect, test } from 'vitest'
import { addDays, agencyDay, daysFrom } from './agency-day.ts'

test('a day lasts until midnight on the agency’s clock, not on the server’s', () => {
  const kathmandu = 'Asia/Kathmandu'
  const newYork = 'America/New_York'
  expect(agencyDay(new Date('2025-07-31T18:14:59Z'), kathmandu)).toBe('2025-07-31')
  expect(agencyDay(new Date('2025-07-31T18:15:00Z'), kathmandu)).toBe('2025-08-01')
  expect(agencyDay(new Date('2025-08-01T03:59:59Z'), newYork)).toBe('2025-07-31')
  expect(agencyDay(new Date('2025-08-01T04:00:00Z'), newYork)).toBe('2025-08-01')
})

test('days are counted across months and years, and a text that is not a calendar day is rejected', () => {
  expect(daysFrom('2025-07-31', '2025-08-01')).toBe(1)
  expect(daysFrom('2025-01-01', '2024-12-31')).toBe(-1)
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  for (const day of ['soon', '2025-02-30']) expect(() => daysFrom(day, '2025-01-01')).toThrow(RangeError)
})
