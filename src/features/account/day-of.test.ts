import { expect, it } from 'vitest'
import { dayOf } from './day-of.ts'

it('the current day is called today, and any other day is given by its date', () => {
  expect(dayOf(new Date().toISOString())).toBe('today')
  expect(dayOf('2020-03-04T12:00:00Z')).toContain('2020')
})
