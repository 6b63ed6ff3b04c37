import { applyD1Migrations, env } from 'cloudflare:test'
import { vi } from 'vitest'

const isWrite = (sql: string) => /^\s*(insert|update|delete)\b/i.test(sql)

/**
 * Adds a replica that receives nothing written from now on. As on D1, a session reads from the replica unless it starts
 * at the primary, has a bookmark of a later write, or has written itself.
 */
export async function startLaggingReplica() {
  await applyD1Migrations(env.REPLICA, env.TEST_MIGRATIONS)
  const binding: D1Database = Object.getPrototypeOf(env.DB)
  const { withSession } = binding
  const starts: string[] = []
  vi.spyOn(binding, 'withSession').mockImplementation((start = 'first-unconstrained') => {
    starts.push(start)
    const primary = withSession.call(env.DB, 'first-primary')
    const replica = withSession.call(env.REPLICA, 'first-unconstrained')
    let isAtPrimary = start !== 'first-unconstrained'
    return {
      prepare(sql: string) {
        isAtPrimary ||= isWrite(sql)
        return (isAtPrimary ? primary : replica).prepare(sql)
      },
      batch: (statements: D1PreparedStatement[]) => (isAtPrimary ? primary : replica).batch(statements),
      getBookmark: () => (isAtPrimary ? primary : replica).getBookmark(),
    } as D1DatabaseSession
  })
  return { starts, replica: env.REPLICA }
}
