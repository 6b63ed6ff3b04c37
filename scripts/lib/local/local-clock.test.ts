import { afterEach, expect, test, vi } from 'vitest'
import { startLocalClock } from './local-clock.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const nextRun = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a local site is moved soon after its start and then each minute', async () => {
  vi.useFakeTimers()
  const fetcher = vi.fn(async () => Response.json({ pages: [], failed: [] }))
  vi.stubGlobal('fetch', fetcher)
  startLocalClock({ siteUrl: 'http://127.0.0.1:1', key: 'key' })
  expect(fetcher).not.toHaveBeenCalled()
  await nextRun(5_000)
  await vi.waitFor(() => expect(fetcher).toHaveBeenCalledTimes(1))
  await nextRun(60_000)
  await vi.waitFor(() => expect(fetcher).toHaveBeenCalledTimes(2))
})

test('a site that does not answer is named once, and asked again', async () => {
  vi.useFakeTimers()
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const fetcher = vi.fn(async () => new Response(null, { status: 404 }))
  vi.stubGlobal('fetch', fetcher)
  startLocalClock({ siteUrl: 'http://127.0.0.1:1', key: 'key' })
  for (const ms of [5_000, 60_000, 60_000]) await nextRun(ms)
  await vi.waitFor(() => expect(fetcher).toHaveBeenCalledTimes(3))
  expect(print.mock.calls).toEqual([['Clock: http://127.0.0.1:1/api/clock answered 404']])
})
