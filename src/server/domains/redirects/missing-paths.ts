import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { listRules, type ListResponse } from '#contracts/lists.ts'
import { redirectRules } from '#contracts/redirect-rules.ts'
import type { MissingPath } from '#contracts/redirects.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { missingPaths } from '#platform/db/schema/redirects.ts'
import { inOrder, type Order, pageOf, type Place, whereAfter } from '#platform/lists/keyset.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeToken } from '#platform/rate-limit/take.ts'
import type { DatabaseContext, ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

export const missingPathsSort = 'latest'
const latestFirst: Order = { by: missingPaths.lastAt, id: missingPaths.id, direction: 'desc' }

/** Returns a page of the missing paths that nobody dismissed, the last met first. */
export async function listMissingPaths(
  { db }: Pick<DatabaseContext, 'db'>,
  { place }: { place: Place | undefined },
): Promise<ListResponse<MissingPath>> {
  const rows = await db
    .select()
    .from(missingPaths)
    .where(and(eq(missingPaths.isDismissed, false), whereAfter(latestFirst, place)))
    .orderBy(...inOrder(latestFirst))
    .limit(listRules.pageRows + 1)
  const { items, next } = pageOf(rows, missingPathsSort, ({ id, lastAt }) => ({
    value: lastAt.getTime(),
    id,
  }))
  return {
    items: items.map(({ id, path, count, lastAt }) => ({ id, path, count, lastAt: lastAt.toISOString() })),
    next,
  }
}

/** Takes a path off the list for as long as it is known, or refuses with `missing-path-not-found`. */
export async function dismissMissingPath({ db, user }: ServiceContext<SessionUser>, id: number) {
  const whereListed = and(eq(missingPaths.id, id), eq(missingPaths.isDismissed, false))
  const { dismissedRows } = await batchNamed(db, {
    audit: auditStatement(
      db,
      {
        actor: user,
        action: 'missing-path.dismiss',
        subject: sql<string>`(select ${missingPaths.path} from ${missingPaths} where ${missingPaths.id} = ${id})`,
      },
      sql`exists (select 1 from ${missingPaths} where ${whereListed})`,
    ),
    dismissedRows: db
      .update(missingPaths)
      .set({ isDismissed: true })
      .where(whereListed)
      .returning({ id: missingPaths.id }),
  })
  return dismissedRows.length > 0
    ? { ok: true as const }
    : { ok: false as const, reason: 'missing-path-not-found' as const }
}

const evictedMax = 20

/** Counts readers who met a path with a 404, up to a daily limit of writes for the whole site. */
export async function recordMissingPath(
  context: DatabaseContext,
  { path, count }: { path: string; count: number },
): Promise<void> {
  const { db, now } = context
  const token = await takeToken(context, limit('missing-paths'))
  if (!token.allowed) return
  const oldest = db
    .select({ id: missingPaths.id })
    .from(missingPaths)
    .orderBy(desc(missingPaths.lastAt))
    .limit(evictedMax)
    .offset(redirectRules.missingPathsMax)
  await batchNamed(db, {
    counted: db
      .insert(missingPaths)
      .values({ path, count, lastAt: now })
      .onConflictDoUpdate({
        target: missingPaths.path,
        set: { count: sql`${missingPaths.count} + ${count}`, lastAt: now },
      }),
    evicted: db.delete(missingPaths).where(inArray(missingPaths.id, oldest)),
  })
}
