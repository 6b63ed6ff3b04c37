import { expect, it } from 'vitest'
import { isOutcomeMissing } from './outcome.ts'

const confirmedFor = '2031-03-03T15:00:00.000Z'
const now = Date.parse(confirmedFor)

it('asks how an appointment went from its time on, until somebody has noted it', () => {
  const appointment = { status: 'confirmed', confirmedFor, outcome: null }
  expect(isOutcomeMissing(appointment, now)).toBe(true)
  expect(isOutcomeMissing(appointment, now - 1)).toBe(false)
  expect(isOutcomeMissing({ ...appointment, outcome: 'held' }, now)).toBe(false)
  expect(isOutcomeMissing({ ...appointment, status: 'completed' }, now)).toBe(false)
  expect(isOutcomeMissing({ status: 'confirmed', outcome: null }, now)).toBe(false)
})
