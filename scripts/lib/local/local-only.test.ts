import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlainFailure } from '../plain-failure.ts'
import { requireLocal } from './local-only.ts'

beforeEach(() => {
  for (const name of ['CF_PAGES', 'WORKERS_CI', 'SITE_URL']) vi.stubEnv(name, undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([undefined, 'http://localhost:8788', 'http://127.0.0.1:8788', 'http://[::1]:8788'])(
  'with SITE_URL=%s a command may change the local database',
  (url) => {
    vi.stubEnv('SITE_URL', url)
    expect(() => requireLocal('Seeding')).not.toThrow()
  },
)

test.each(['https://www.example.com', 'http://localhost.example.com', 'not a URL'])(
  'with SITE_URL=%s it is refused',
  (url) => {
    vi.stubEnv('SITE_URL', url)
    expect(() => requireLocal('Seeding')).toThrow(PlainFailure)
  },
)

test.each(['CF_PAGES', 'WORKERS_CI'])('on a build server (%s) it is refused', (name) => {
  vi.stubEnv(name, '1')
  expect(() => requireLocal('Seeding')).toThrow('Seeding only works on local databases')
})
