import { and, eq, gte, gt, or } from 'drizzle-orm'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import type { Limit } from './take.ts'

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
