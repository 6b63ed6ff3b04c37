import { env } from 'cloudflare:test'
import { vi } from 'vitest'

/** What D1 says when it cannot be reached. */
const unreachable = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))

/**
 * From here to the end of the test, or to the call of what is returned, the database binding of the test and of the
 * Functions takes statements as ever and fails to run each of them, as D1 does when it is not there.
 */
export function breakDatabase(): () => void {
  const binding: D1Database = Object.getPrototypeOf(env.DB)
  const statement = { run: unreachable, all: unreachable, first: unreachable, raw: unreachable }
  const broken = Object.assign(statement, { bind: () => broken })
  const spies = [
    vi.spyOn(binding, 'prepare').mockReturnValue(broken as unknown as D1PreparedStatement),
    vi.spyOn(binding, 'batch').mockImplementation(unreachable),
    vi.spyOn(binding, 'exec').mockImplementation(unreachable),
  ]
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}
