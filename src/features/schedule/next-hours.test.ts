import { expect, it } from 'vitest'
import { nextHours } from './next-hours.ts'

const otherDay = { from: '08:30', to: '17:00' }
const next = (lastTo?: string) => nextHours(lastTo, otherDay)

it('the first hours of a day are those of another day, and further ones end after they begin', () => {
  expect(next()).toEqual(otherDay)
  expect(next('12:30')).toEqual({ from: '12:30', to: '17:00' })
  expect(next('17:00')).toEqual({ from: '17:00', to: '18:00' })
  expect(next('23:30')).toEqual({ from: '23:30', to: '24:00' })
})
