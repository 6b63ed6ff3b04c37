import { env } from 'cloudflare:test'
import { vi } from 'vitest'

const unreachable = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))

export function breakDatabase(): () => void {
  const binding: D1Database = Object.getPrototypeOf(env.DB)
  const statement = { run: unreachable, all: unreachable, first: unreachable, raw: unreachable }
  const failingStatement = Object.assign(statement, { bind: () => failingStatement })
  const spies = [
    vi.spyOn(binding, 'prepare').mockReturnValue(failingStatement as unknown as D1PreparedStatement),
    vi.spyOn(binding, 'batch').mockImplementation(unreachable),
    vi.spyOn(binding, 'withSession').mockReturnValue({
      prepare: () => failingStatement as unknown as D1PreparedStatement,
      batch: unreachable,
      getBookmark: () => null,
    }),
    vi.spyOn(binding, 'exec').mockImplementation(unreachable),
  ]
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}
