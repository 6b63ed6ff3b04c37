import type { Context } from 'hono'
import { countingInto, type QueryCount, budgetOf, type QueryBudget } from '#platform/db/query-budget.ts'
import { needsSecureCookies } from './origin.ts'
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

/** Replicas catch up within seconds, so after this time every replica has the browser's own writes. */
const lifetimeSeconds = 300

/** Groups of hex digits, as D1 writes bookmarks. Excludes the words by which D1 lets a session begin elsewhere. */
const patterns = {
  plain: /(?:^|;\s*)bookmark=([0-9a-f]{1,64}(?:-[0-9a-f]{1,64}){1,7})(?=;|$)/,
  secure: /(?:^|;\s*)__Host-bookmark=([0-9a-f]{1,64}(?:-[0-9a-f]{1,64}){1,7})(?=;|$)/,
}

export function readBookmark({ headers, url }: Request): string | undefined {
  const cookie = headers.get('cookie')
  return cookie ? patterns[needsSecureCookies(url) ? 'secure' : 'plain'].exec(cookie)?.[1] : undefined
}

export const bookmarkCookie = (request: Request, bookmark: string): string =>
  cookieOf(request, bookmark, lifetimeSeconds)

export const withoutBookmark = (request: Request): string => cookieOf(request, '', 0)

function cookieOf({ url }: Request, value: string, maxAge: number): string {
  const attributes = `Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax`
  return needsSecureCookies(url)
    ? `__Host-bookmark=${value}; ${attributes}; Secure`
    : `bookmark=${value}; ${attributes}`
}

export const queryBudget = (c: Context<AppEnv>): QueryBudget => budgetOf(queryCountOf(c))
