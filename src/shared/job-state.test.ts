import { expect, test } from 'vitest'
import { isOffered, jobState, type JobTerms, lastDayOf, nextStateChange } from './job-state.ts'

const terms = (changes: Partial<JobTerms> = {}): JobTerms => ({
  status: 'open',
  closesOn: '2025-07-31',
  closedOn: null,
  keepsExpired: false,
  ...changes,
})

const days = [
  ['the day before its last', '2025-07-30', 'open', '2025-08-01'],
  ['on its last day', '2025-07-31', 'open', '2025-08-01'],
  ['the day after', '2025-08-01', 'closed', '2025-10-29'],
  ['89 days after', '2025-10-28', 'closed', '2025-10-29'],
  ['90 days after', '2025-10-29', 'gone', null],
  ['91 days after', '2025-10-30', 'gone', null],
] as const

test.each(days)('%s a job is %3$s, until %4$s', (_, today, state, next) => {
  expect(jobState(terms(), today)).toBe(state)
  expect(isOffered(jobState(terms(), today))).toBe(state === 'open')
  expect(nextStateChange(terms(), today)).toBe(next)
})

test('a job that keeps its expired posting is offered after its last day, until it is closed by hand', () => {
  const kept = terms({ keepsExpired: true })
  expect(['2025-07-31', '2025-08-01', '2026-11-22'].map((day) => jobState(kept, day))).toEqual([
    'open',
    'kept',
    'kept',
  ])
  expect(nextStateChange(kept, '2025-08-01')).toBeNull()
  const closed = terms({ keepsExpired: true, status: 'closed', closedOn: '2026-11-22' })
  expect(lastDayOf(closed)).toBe('2026-11-22')
  expect(['2026-11-22', '2027-02-19', '2027-02-20'].map((day) => jobState(closed, day))).toEqual([
    'closed',
    'closed',
    'gone',
  ])
})

test('a job that is closed by hand is closed at once and gone 90 days later', () => {
  const closed = terms({ status: 'closed', closedOn: '2025-07-01' })
  expect(lastDayOf(closed)).toBe('2025-07-01')
  expect(['2025-07-01', '2025-09-28', '2025-09-29'].map((day) => jobState(closed, day))).toEqual([
    'closed',
    'closed',
    'gone',
  ])
  expect(nextStateChange(closed, '2025-07-01')).toBe('2025-09-29')
})
