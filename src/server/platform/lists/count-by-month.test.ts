import { expect, it } from 'vitest'
import { lastMonths } from './count-by-month.ts'

it('lists the last twelve months across a new year, even on the 31st', () => {
  const months = lastMonths(new Date('2026-03-31T23:59:59Z'))
  expect(months).toHaveLength(12)
  expect(months[0]).toBe('2025-04')
  expect(months[9]).toBe('2026-01')
  expect(months.at(-1)).toBe('2026-03')
})
