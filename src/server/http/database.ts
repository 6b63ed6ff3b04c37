import type { Context } from 'hono'
import { countingInto, type QueryCount } from '#server/db/count-queries.ts'
import { type AppEnv, type DatabaseSession, isRead } from './env.ts'

/**
 * Returns the D1 session of this request for content that everybody may see: the nearest replica answers, or one that
 * already has this browser's last write (docs/decisions/023-read-replicas.md).
 */
export function publicDatabase(c: Context<AppEnv>): DatabaseSession {
  return requestDatabase(c, 'first-unconstrained')
}

/**
 * Returns the D1 session of this request for content that belongs to somebody: without a bookmark, the
 * primary answers first.
 */
export function privateDatabase(c: Context<AppEnv>): DatabaseSession {
  return requestDatabase(c, 'first-primary')
}

/**
 * Returns a D1 session that starts at the primary, for what another browser may have written a moment ago.
 */
export function primaryDatabase(c: Context<AppEnv>): DatabaseSession {
  return withQueryCount(c, c.env.DB.withSession('first-primary'))
}

function requestDatabase(c: Context<AppEnv>, start: D1SessionConstraint): DatabaseSession {
  const { data, request } = c.env.eventContext
  data.database ??= withQueryCount(
    c,
    c.env.DB.withSession(isRead(request) ? (data.bookmark ?? start) : 'first-primary'),
  )
  return data.database
}

function withQueryCount(c: Context<AppEnv>, database: DatabaseSession): DatabaseSession {
  return countingInto(queryCountOf(c), database)
}

export function queryCountOf({ env }: Context<AppEnv>): QueryCount {
  const { data } = env.eventContext
  data.queryCount ??= { queries: 0 }
  return data.queryCount
}
