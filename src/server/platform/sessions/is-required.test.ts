import { expect, it } from 'vitest'
import { isSecondFactorRequired } from './session.ts'

it('administrators need a second factor on https, others and those of a local site do not', () => {
  expect(isSecondFactorRequired('https://www.agency.example', 'admin')).toBe(true)
  expect(isSecondFactorRequired('http://localhost:8788', 'admin')).toBe(false)
  expect(isSecondFactorRequired('https://www.agency.example', 'client')).toBe(false)
  expect(isSecondFactorRequired('https://www.agency.example', 'provider')).toBe(false)
})
