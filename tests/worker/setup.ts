import { applyD1Migrations, env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { takeLoggedErrors, watchErrors } from './logged-errors.ts'

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)

beforeEach(watchErrors)
afterEach(() => {
  const unexpected = takeLoggedErrors()
  vi.restoreAllMocks()
  expect(unexpected).toEqual([])
})
