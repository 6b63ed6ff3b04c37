import { type MockInstance, vi } from 'vitest'

let spy: MockInstance<typeof console.error> | undefined
let requests: MockInstance<typeof console.log> | undefined

export function watchErrors() {
  spy = vi.spyOn(console, 'error')
  requests = vi.spyOn(console, 'log').mockImplementation(() => undefined)
}

export const loggedRequests = (): string[] => requests?.mock.calls.map(([line]) => String(line)) ?? []

export function takeLoggedErrors(): string[] {
  const lines = spy?.mock.calls.map((call) => call.map(String).join(' ')) ?? []
  spy?.mockClear()
  return lines
}
