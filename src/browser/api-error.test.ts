import { afterEach, expect, it, vi } from 'vitest'
import { unreachableText } from '#content/interface/shell.ts'
import { ApiError, sendRequest } from './api-error.ts'

afterEach(() => vi.unstubAllGlobals())

it('what fetch throws is a failure of the network, with its cause', async () => {
  const cause = new TypeError('Failed to fetch')
  vi.stubGlobal('fetch', () => Promise.reject(cause))
  const failure = await sendRequest('/api/user', {}, 'Login failed').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 0, message: 'Login failed', cause })
})

it('a response that breaks off is a failure of the network too', async () => {
  const cause = new TypeError('network error')
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"confirmationCode":"'))
      controller.error(cause)
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body, { status: 201 }))
  const failure = await sendRequest('/api/bookings', { method: 'POST' }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 0, message: unreachableText, cause })
})
