import { expect, it } from 'vitest'
import { dayOf } from './day-of.ts'

it('today is called today, and another day by its date', () => {
  expect(dayOf(new Date().toISOString())).toBe('today')
  expect(dayOf('2020-03-04T12:00:00Z')).toContain('2020')
})
