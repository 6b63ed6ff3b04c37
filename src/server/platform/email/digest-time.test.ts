import { expect, test } from 'vitest'
import { latestDigestTime } from './digests.ts'

const latest = (now: string, timeZone: string) => latestDigestTime(new Date(now), timeZone).toISOString()

test('digests are due at eight in the morning of the time zone', () => {
  expect(latest('2026-11-23T08:00:00Z', 'UTC')).toBe('2026-11-23T08:00:00.000Z')
  expect(latest('2026-11-23T07:59:59Z', 'UTC')).toBe('2026-11-22T08:00:00.000Z')
  expect(latest('2026-11-23T02:15:00Z', 'Asia/Kathmandu')).toBe('2026-11-23T02:15:00.000Z')
  expect(latest('2026-11-23T02:14:00Z', 'Asia/Kathmandu')).toBe('2026-11-22T02:15:00.000Z')
  expect(latest('2026-03-01T00:00:00Z', 'Pacific/Auckland')).toBe('2026-02-28T19:00:00.000Z')
})

test('on the days when the clocks change it is still eight there', () => {
  expect(latest('2026-03-29T12:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z')
  expect(latest('2026-10-25T12:00:00Z', 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z')
  expect(latest('2026-11-01T18:00:00Z', 'America/New_York')).toBe('2026-11-01T13:00:00.000Z')
})
