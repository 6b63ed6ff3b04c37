import { env } from 'cloudflare:test'
import { vi } from 'vitest'

const unreachable = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))

export function breakDatabase(): () => void {
  const binding: D1Database = Object.getPrototypeOf(env.DB)
  const spies = [
    vi.spyOn(binding, 'prepare').mockReturnValue(failingStatement()),
    vi.spyOn(binding, 'batch').mockImplementation(unreachable),
    vi.spyOn(binding, 'withSession').mockReturnValue({
      prepare: failingStatement,
      batch: unreachable,
      getBookmark: () => null,
    }),
    vi.spyOn(binding, 'exec').mockImplementation(unreachable),
  ]
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}

export function breakDatabaseAfterWriteTo(table: string): () => void {
  const isWrite = new RegExp(`^\\s*(insert into|update|delete from) "${table}"`, 'i')
  const binding: D1Database = Object.getPrototypeOf(env.DB)
  const { withSession } = binding
  let hasPreparedWrite = false
  let isBroken = false
  const spy = vi.spyOn(binding, 'withSession').mockImplementation((start) => {
    const session = withSession.call(env.DB, start)
    return {
      prepare(sql: string) {
        hasPreparedWrite ||= isWrite.test(sql)
        return isBroken ? failingStatement() : session.prepare(sql)
      },
      async batch(statements: D1PreparedStatement[]) {
        if (isBroken) return unreachable()
        const results = await session.batch(statements)
        isBroken = hasPreparedWrite
        return results
      },
      getBookmark: () => session.getBookmark(),
    } as D1DatabaseSession
  })
  return () => spy.mockRestore()
}

function failingStatement(): D1PreparedStatement {
  const failing = { run: unreachable, all: unreachable, first: unreachable, raw: unreachable }
  const statement = Object.assign(failing, { bind: () => statement })
  return statement as unknown as D1PreparedStatement
}
