import { and, eq, gt, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import { batchNamed, type Statement } from '#platform/db/batch-named.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { DatabaseContext, ServiceContext } from '#platform/sessions/service-context.ts'
import { ipLimits } from './limits.ts'

export interface Limit {
  key: string
  max: number
  windowSeconds: number
}

export interface Token {
  allowed: boolean
  retryAfterSeconds: number
  limit: Limit
  resetAt: Date
}

export interface TooMany {
  ok: false
  reason: 'too-many-attempts'
  retryAfterSeconds: number
}

export const tooMany = (retryAfterSeconds: number): TooMany => ({
  ok: false,
  reason: 'too-many-attempts',
  retryAfterSeconds,
})

/** More than a token inserts, so that requests from ever new addresses cannot let the table grow without end. */
const sweptRowsMax = 2

/**
 * Takes one token in one statement, so that parallel requests never get more than `max` between them. The row counts
 * to `max + 1`, which means "refused", and no further: a flood of refused requests writes nothing.
 */
export async function takeToken(
  { db, now }: DatabaseContext,
  limit: Limit,
  sweptMax = sweptRowsMax,
): Promise<Token> {
  const windowIsOver = sql`${rateLimits.resetAt} <= ${now.getTime()}`
  const expiredRows = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.resetAt, now))
    .limit(sweptMax)
  const { takenRows } = await batchNamed(db, {
    takenRows: db
      .insert(rateLimits)
      .values({ key: limit.key, count: 1, resetAt: new Date(now.getTime() + limit.windowSeconds * 1000) })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${windowIsOver} then 1 else min(${rateLimits.count}, ${limit.max}) + 1 end`,
          resetAt: sql`case when ${windowIsOver} then excluded.reset_at else ${rateLimits.resetAt} end`,
        },
        setWhere: sql`${windowIsOver} or ${rateLimits.count} <= ${limit.max}`,
      })
      .returning(),
    swept: sweptMax > 0 ? db.delete(rateLimits).where(inArray(rateLimits.key, expiredRows)) : null,
  })
  const [row = { count: limit.max + 1, resetAt: now }] =
    takenRows.length > 0 ? takenRows : await db.select().from(rateLimits).where(eq(rateLimits.key, limit.key))
  return {
    allowed: takenRows.length > 0 && row.count <= limit.max,
    retryAfterSeconds: Math.max(1, Math.ceil((row.resetAt.getTime() - now.getTime()) / 1000)),
    limit,
    resetAt: row.resetAt,
  }
}

export async function takeTokens(
  context: DatabaseContext,
  limits: readonly Limit[],
): Promise<{ ok: true; tokens: Token[] } | TooMany> {
  const tokens: Token[] = []
  for (const [index, limit] of limits.entries()) {
    const token = await takeToken(context, limit, index === 0 ? sweptRowsMax * limits.length : 0)
    if (!token.allowed) {
      await Promise.all(tokens.map((earlier) => giveBack(context, earlier)))
      return tooMany(token.retryAfterSeconds)
    }
    tokens.push(token)
  }
  return { ok: true, tokens }
}

/**
 * Gives a token back, for limits that count only failures: take before the work, give back after a success. Has no
 * effect once the token's window is over.
 */
export async function giveBack({ db }: Pick<DatabaseContext, 'db'>, { limit, resetAt }: Token) {
  await db
    .update(rateLimits)
    .set({ count: sql`min(${rateLimits.count}, ${limit.max}) - 1` })
    .where(and(eq(rateLimits.key, limit.key), eq(rateLimits.resetAt, resetAt), gt(rateLimits.count, 0)))
}

export async function secondsUntilAllowed(
  { db, now }: DatabaseContext,
  limits: readonly Limit[],
): Promise<number | null> {
  const matchesEmpty = limits.map(({ key, max }) => and(eq(rateLimits.key, key), gte(rateLimits.count, max)))
  const rows = await db
    .select({ resetAt: rateLimits.resetAt })
    .from(rateLimits)
    .where(and(or(...matchesEmpty), gt(rateLimits.resetAt, now)))
  if (rows.length === 0) return null
  const lastReset = Math.max(...rows.map(({ resetAt }) => resetAt.getTime()))
  return Math.max(1, Math.ceil((lastReset - now.getTime()) / 1000))
}

/**
 * Returns a function that asks once for each key and repeats that answer. A change that is planned again after a
 * concurrent save is still one request, and takes no more tokens.
 */
export function oncePerKey<Key, Answer>(ask: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const values = new Map<Key, Promise<Answer>>()
  return (key) => {
    const value = values.get(key) ?? ask(key)
    values.set(key, value)
    return value
  }
}

/** Tokens of links have 160 random bits, so this does not stop guesses: it bounds the work that dead links cause. */
export const countDeadLink = (context: ServiceContext) => takeTokens(context, ipLimits('links', context.ip))

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
