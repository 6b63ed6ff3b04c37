import type { Context } from 'hono'
import { countingInto, type QueryCount } from '#platform/db/count-queries.ts'
import { type AppEnv, type DatabaseSession, isRead } from './env.ts'

/**
 * Starts the request's D1 session at the nearest replica, or at one that has this browser's last write
 * (docs/decisions/023-read-replicas.md).
 */
export function publicDatabase(c: Context<AppEnv>): DatabaseSession {
  return requestDatabase(c, 'first-unconstrained')
}

export function privateDatabase(c: Context<AppEnv>): DatabaseSession {
  return requestDatabase(c, 'first-primary')
}

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
