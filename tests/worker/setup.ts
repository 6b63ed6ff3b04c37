import { afterEach, beforeEach, expect, vi } from 'vitest'
import { startFromNothing } from './clean-slate.ts'
import { takeLoggedErrors, watchErrors } from './logged-errors.ts'

await startFromNothing()

beforeEach(watchErrors)
afterEach(() => {
  const unexpectedErrors = takeLoggedErrors()
  vi.restoreAllMocks()
  expect(unexpectedErrors).toEqual([])
})
