import { expect, test } from 'vitest'
import { zonedInstant } from './zoned-time.ts'

const at = (day: string, time: string, timeZone: string) => {
  const [hours, minutes] = time.split(':').map(Number)
  return zonedInstant(day, (hours ?? 0) * 60 + (minutes ?? 0), timeZone).toISOString()
}

test('a time by the clock becomes the instant at which it is shown', () => {
  expect(at('2026-01-15', '09:00', 'Europe/Lisbon')).toBe('2026-01-15T09:00:00.000Z')
  expect(at('2026-07-15', '09:00', 'Europe/Lisbon')).toBe('2026-07-15T08:00:00.000Z')
  expect(at('2026-07-15', '09:00', 'Asia/Kathmandu')).toBe('2026-07-15T03:15:00.000Z')
  expect(at('2028-02-29', '24:00', 'Pacific/Auckland')).toBe('2028-02-29T11:00:00.000Z')
  expect(at('2026-12-31', '24:00', 'America/New_York')).toBe('2027-01-01T05:00:00.000Z')
})

test('a time that clocks skip is the moment at which they skip it', () => {
  expect(at('2026-03-29', '02:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
  expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
  expect(at('2026-03-29', '03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
  expect(at('2026-10-04', '02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z')
})

test('of a time that clocks repeat, the first counts', () => {
  expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  expect(at('2026-10-25', '03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z')
  expect(at('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
})
