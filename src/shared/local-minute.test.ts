import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromLocalMinute, toLocalMinute } from './local-minute.ts'

beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'))
afterEach(() => vi.unstubAllEnvs())

test.each(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])(
  'an appointment in the repeated hour stays what it was while its field is not changed: %s',
  (confirmedFor) => {
    const localMinute = toLocalMinute(new Date(confirmedFor))
    expect(localMinute).toBe('2026-10-25T02:30')
    expect(fromLocalMinute(localMinute, confirmedFor).toISOString()).toBe(confirmedFor)
  },
)

test('a free time in the repeated hour that was picked is taken, and not the other one that clocks show so', () => {
  const [first, second] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']
  expect(fromLocalMinute('2026-10-25T02:30', second, first).toISOString()).toBe(second)
  expect(fromLocalMinute('2026-10-25T02:30', undefined, second).toISOString()).toBe(second)
  expect(fromLocalMinute('2026-10-25T03:30', second, first).toISOString()).toBe('2026-10-25T02:30:00.000Z')
})

test('a new time in the repeated hour is the first of the two, and reads back as it was written', () => {
  for (const before of [undefined, null, '2026-10-24T01:30:00.000Z']) {
    const instant = fromLocalMinute('2026-10-25T02:30', before)
    expect(instant.toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(toLocalMinute(instant)).toBe('2026-10-25T02:30')
  }
})

test('a text that is not a time stays invalid', () => {
  expect(fromLocalMinute('20266-01-01T10:00', '2026-10-25T01:30:00.000Z').getTime()).toBeNaN()
})
