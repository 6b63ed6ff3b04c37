import { afterEach, expect, test, vi } from 'vitest'
import { formatClock, formatDayAndTime } from './reader-time.ts'

afterEach(() => vi.unstubAllEnvs())

test('times have 24 hours, with or without a day, by the clock of the device', () => {
  vi.stubEnv('TZ', 'Asia/Kathmandu')
  const midnight = '2026-11-26T18:33:00Z'
  expect(formatClock(midnight)).toBe('00:18')
  expect(formatDayAndTime(midnight)).toMatch(/ 00:18$/)
})
