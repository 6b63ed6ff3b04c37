import { afterEach, expect, test, vi } from 'vitest'
import { localMinuteError } from './local-minute-error.ts'

afterEach(() => vi.unstubAllEnvs())

test('a time is rejected if the clocks skip it or its year has more than four digits', () => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(localMinuteError('2027-03-14T02:30')).toContain('never comes')
  expect(localMinuteError('2027-03-14T03:30')).toBeUndefined()
  expect(localMinuteError('2027-11-07T01:30')).toBeUndefined()
  expect(localMinuteError('20266-01-01T10:00')).toContain('four digits')
})
