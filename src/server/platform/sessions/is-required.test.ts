import { expect, it, vi } from 'vitest'
import { isSecondFactorRequired } from './session.ts'

it('administrators need a second factor on https, others and those of a local site do not', () => {
  expect(isSecondFactorRequired('https://www.agency.example', 'admin')).toBe(true)
  expect(isSecondFactorRequired('http://localhost:8788', 'admin')).toBe(false)
  expect(isSecondFactorRequired('https://www.agency.example', 'client')).toBe(false)
  expect(isSecondFactorRequired('https://www.agency.example', 'provider')).toBe(false)
  expect(isSecondFactorRequired('https://www.agency.example', 'editor')).toBe(false)
})

it('editors need a second factor if the configuration says so', async () => {
  vi.resetModules()
  vi.doMock('#site.config.ts', () => ({ site: { security: { editorsNeedSecondFactor: true } } }))
  const { isSecondFactorRequired: isRequired } = await import('./session.ts')
  expect(isRequired('https://www.agency.example', 'editor')).toBe(true)
  expect(isRequired('https://www.agency.example', 'provider')).toBe(false)
})
