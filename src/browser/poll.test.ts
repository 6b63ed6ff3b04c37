import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PollResult, startPolling } from './poll.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const browser = Object.assign(new EventTarget(), { onLine: true })
let stop: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(page, { visibilityState: 'visible' })
  browser.onLine = true
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
})
afterEach(() => {
  stop?.()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function aPolling(result: PollResult = 'nothing') {
  const poll = vi.fn(async () => result)
  const polling = startPolling(poll)
  stop = polling.stop
  return { poll, ...polling }
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
function show(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

test('polls after five seconds, then more and more rarely, at least once a minute', async () => {
  const { poll } = aPolling()
  await pass(4)
  expect(poll).toHaveBeenCalledTimes(0)
  await pass(1)
  expect(poll).toHaveBeenCalledTimes(1)
  await pass(7)
  expect(poll).toHaveBeenCalledTimes(1)
  await pass(600)
  const calls = poll.mock.calls.length
  await pass(600)
  expect(poll.mock.calls.length - calls).toBe(10)
})

test('news and the reader’s own actions bring the next poll closer', async () => {
  const { poll, hasten } = aPolling('news')
  await pass(20)
  expect(poll).toHaveBeenCalledTimes(4)
  poll.mockImplementation(async () => 'nothing')
  await pass(300)
  const calls = poll.mock.calls.length
  hasten()
  await pass(5)
  expect(poll).toHaveBeenCalledTimes(calls + 1)
})

test('failures slow the polling down faster', async () => {
  const { poll } = aPolling('failed')
  await pass(5 + 15 + 45 + 60)
  expect(poll).toHaveBeenCalledTimes(4)
})

test('does not poll while the page is hidden or offline, and polls at once when somebody returns', async () => {
  const { poll } = aPolling()
  show('hidden')
  await pass(600)
  expect(poll).toHaveBeenCalledTimes(0)
  show('visible')
  browser.dispatchEvent(new Event('focus'))
  expect(poll).toHaveBeenCalledTimes(1)
  await pass(0)
  browser.onLine = false
  browser.dispatchEvent(new Event('offline'))
  await pass(600)
  expect(poll).toHaveBeenCalledTimes(1)
  browser.onLine = true
  browser.dispatchEvent(new Event('online'))
  expect(poll).toHaveBeenCalledTimes(2)
})

test('one poll runs at a time, and a refusal ends the polling', async () => {
  let response: ((result: PollResult) => void) | undefined
  const { poll } = aPolling()
  poll.mockImplementation(
    () =>
      new Promise((resolve) => {
        response = resolve
      }),
  )
  await pass(5)
  show('visible')
  await pass(120)
  expect(poll).toHaveBeenCalledTimes(1)
  response?.('over')
  await pass(600)
  show('visible')
  await pass(600)
  expect(poll).toHaveBeenCalledTimes(1)
})

test('nothing is requested after the end', async () => {
  const { poll, stop: end, hasten } = aPolling()
  end()
  hasten()
  show('visible')
  await pass(600)
  expect(poll).toHaveBeenCalledTimes(0)
})
