import { type MockInstance, vi } from 'vitest'

let spy: MockInstance<typeof console.error> | undefined
let requests: MockInstance<typeof console.log> | undefined

export function watchErrors() {
  spy = vi.spyOn(console, 'error')
  requests = vi.spyOn(console, 'log').mockImplementation(() => undefined)
}

/** Returns the line of each request that was answered so far, which no output shows. */
export const loggedRequests = (): string[] => requests?.mock.calls.map(([line]) => String(line)) ?? []

/** Returns and clears the errors logged so far. Errors that a test does not take make it fail. */
export function takeLoggedErrors(): string[] {
  const lines = spy?.mock.calls.map((call) => call.map(String).join(' ')) ?? []
  spy?.mockClear()
  return lines
}
