import { and, eq, gt, lt, min, sql } from 'drizzle-orm'
import { posts } from '#server/db/schema/blog.ts'
import { storedPages } from '#server/db/schema/content.ts'
import type { ServiceContext } from '#server/service-context.ts'

const oldBuildMs = 30 * 86_400_000

/**
 * Of two concurrent requests, the one with the newer revision wins.
 * @param revision as read before rendering: a change in the meantime makes the next read a miss
 */
export async function storePage(
  { db, now }: ServiceContext,
  { path, buildId, revision, html }: { path: string; buildId: string; revision: number; html: string },
) {
  const [nextPost] = await db
    .select({ at: min(posts.publishAt) })
    .from(posts)
    .where(and(eq(posts.status, 'scheduled'), gt(posts.publishAt, now)))
  const page = { revision, html, validUntil: nextPost?.at ?? null, storedAt: now }
  await db.batch([
    db
      .insert(storedPages)
      .values({ path, buildId, ...page })
      .onConflictDoUpdate({
        target: [storedPages.path, storedPages.buildId],
        set: page,
        setWhere: sql`excluded.revision >= ${storedPages.revision}`,
      }),
    db.delete(storedPages).where(lt(storedPages.storedAt, new Date(now.getTime() - oldBuildMs))),
  ])
}
