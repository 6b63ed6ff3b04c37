import { type SQL, sql } from 'drizzle-orm'
import type { Statement } from '#platform/db/batch-named.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import type { Limit } from './take.ts'

export interface TokensAlongside {
  whereLeft: SQL
  /** Returns the statements that take a token of each limit. They must follow those that depend on `whereLeft`. */
  taking: (when: SQL) => Statement[]
}

/**
 * Takes tokens in the batch of what they are for, so that a request which loses a race, or is planned again, uses up no
 * email of somebody else. Unlike `takeTokens`, it cannot say how long to wait.
 */
export function tokensAlongside({ db, now }: DatabaseContext, limits: readonly Limit[]): TokensAlongside {
  if (limits.length === 0) return { whereLeft: sql`1`, taking: () => [] }
  const rows = limits.map(({ key, max, windowSeconds }) => ({
    key,
    max,
    resetAt: +now + windowSeconds * 1000,
  }))
  const tokenRows = sql`json_each(${JSON.stringify(rows)}) t`
  const whereLeft = sql`not exists (select 1 from ${tokenRows} join ${rateLimits} on ${rateLimits.key} = t.value ->> 'key' where ${rateLimits.resetAt} > ${now.getTime()} and ${rateLimits.count} >= t.value ->> 'max')`
  const windowIsOver = sql`${rateLimits.resetAt} <= ${now.getTime()}`
  return {
    whereLeft,
    taking: (when) => [
      insertWhere(
        db,
        rateLimits,
        {
          key: sql<string>`t.value ->> 'key'`,
          count: 1,
          resetAt: sql<Date>`t.value ->> 'resetAt'`,
        },
        sql`${when} and ${whereLeft}`,
        tokenRows,
      ).onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`iif(${windowIsOver}, 1, ${rateLimits.count} + 1)`,
          resetAt: sql`iif(${windowIsOver}, excluded.reset_at, ${rateLimits.resetAt})`,
        },
      }),
    ],
  }
}
