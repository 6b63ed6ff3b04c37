import { afterEach, expect, it, vi } from 'vitest'
import { formatFreeTime } from './format-free-time.ts'

afterEach(() => vi.unstubAllEnvs())

it('a free time has its offset in the hour that clocks show twice', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(formatFreeTime('2026-10-25T00:30:00Z')).toMatch(/02:30 GMT\+2$/)
  expect(formatFreeTime('2026-10-25T01:30:00Z')).toMatch(/02:30 GMT\+1$/)
  expect(formatFreeTime('2026-10-25T02:30:00Z')).toMatch(/03:30$/)
})
