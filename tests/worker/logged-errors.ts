import { type MockInstance, vi } from 'vitest'

let spy: MockInstance<typeof console.error> | undefined

/** Listens to `console.error` of the test and of the Functions, which run in the same isolate. */
export function watchErrors() {
  spy = vi.spyOn(console, 'error')
}

/** What was logged since the last look. A test that expects an error looks; what nobody looked at fails the test. */
export function takeLoggedErrors(): string[] {
  const lines = spy?.mock.calls.map((call) => call.map(String).join(' ')) ?? []
  spy?.mockClear()
  return lines
}
