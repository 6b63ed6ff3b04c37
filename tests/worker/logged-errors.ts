import { type MockInstance, vi } from 'vitest'

let spy: MockInstance<typeof console.error> | undefined

export function watchErrors() {
  spy = vi.spyOn(console, 'error')
}

/** Returns and clears the errors logged so far. Errors that a test does not take make it fail. */
export function takeLoggedErrors(): string[] {
  const lines = spy?.mock.calls.map((call) => call.map(String).join(' ')) ?? []
  spy?.mockClear()
  return lines
}
