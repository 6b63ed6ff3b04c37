import { and, eq, gt, lt, min, sql } from 'drizzle-orm'
import { posts } from '#server/db/schema/blog.ts'
import { siteContent, storedPages } from '#server/db/schema/content.ts'
import type { ServiceContext } from '#server/service-context.ts'

const oldBuildMs = 30 * 86_400_000

export async function readStoredPage(
  { db, now }: ServiceContext,
  { path, buildId }: { path: string; buildId: string },
) {
  const [row] = await db
    .select({ revision: siteContent.revision, html: storedPages.html, validUntil: storedPages.validUntil })
    .from(siteContent)
    .leftJoin(
      storedPages,
      and(
        eq(storedPages.path, path),
        eq(storedPages.buildId, buildId),
        eq(storedPages.revision, siteContent.revision),
      ),
    )
    .where(eq(siteContent.id, 1))
  if (!row) throw new Error('site_content has no row; migration 0000 writes it')
  const isExpired = row.validUntil !== null && row.validUntil <= now
  return { revision: row.revision, html: isExpired ? null : row.html }
}

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
