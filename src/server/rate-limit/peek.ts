import { and, eq, gte, gt } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { rateLimits } from '#server/db/schema/accounts.ts'
import type { Limit } from './take.ts'

export async function secondsUntilFull(db: Db, { key, max }: Limit): Promise<number | null> {
  const now = new Date()
  const [row] = await db
    .select({ resetAt: rateLimits.resetAt })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gte(rateLimits.count, max), gt(rateLimits.resetAt, now)))
  return row ? Math.max(1, Math.ceil((row.resetAt.getTime() - now.getTime()) / 1000)) : null
}
