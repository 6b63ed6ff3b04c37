import { expect, it } from 'vitest'
import { nextHours } from './next-hours.ts'

it('the first hours of a day are the usual ones, and further ones end after they begin', () => {
  expect(nextHours(undefined)).toEqual({ from: '09:00', to: '17:00' })
  expect(nextHours('12:30')).toEqual({ from: '12:30', to: '17:00' })
  expect(nextHours('17:00')).toEqual({ from: '17:00', to: '18:00' })
  expect(nextHours('23:30')).toEqual({ from: '23:30', to: '24:00' })
})
