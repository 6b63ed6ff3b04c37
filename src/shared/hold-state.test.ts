import { expect, test } from 'vitest'
import { holdState } from './hold-state.ts'

const [monday, thursday, friday] = ['2027-01-11T09:00:00Z', '2027-01-14T09:00:00Z', '2027-01-15T09:00:00Z']
const at = (now: string, heldUntil = thursday) => holdState({ startsAt: friday, heldUntil }, new Date(now))

test('a picked time is held until its hold ends, then anybody may take it, and at last it has passed', () => {
  expect(at(monday)).toBe('held')
  expect(at(thursday)).toBe('over')
  expect(at(friday)).toBe('passed')
})

test('a time that begins soon is held until it begins', () => {
  expect(at(monday, friday)).toBe('held-until-then')
  expect(at(friday, friday)).toBe('passed')
})
