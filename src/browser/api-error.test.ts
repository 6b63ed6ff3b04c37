import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, sendRequest } from './api-error.ts'

afterEach(() => vi.unstubAllGlobals())

it('what fetch throws is a failure of the network, with its cause', async () => {
  const cause = new TypeError('Failed to fetch')
  vi.stubGlobal('fetch', () => Promise.reject(cause))
  const failure = await sendRequest('/api/user', {}, 'Login failed').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 0, message: 'Login failed', cause })
})
