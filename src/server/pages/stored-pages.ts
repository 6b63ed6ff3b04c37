import { and, eq, gt, lt, min, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { posts } from '#server/db/schema/blog.ts'
import { siteContent, storedPages } from '#server/db/schema/content.ts'

/** Pages of builds that nobody has asked for in this time are swept. */
const oldBuildMs = 30 * 86_400_000

/**
 * One query answers both questions of a read: the content's revision now, and the page drawn from that revision.
 * @returns html null when the page has to be drawn
 */
export async function readStoredPage(
  db: Db,
  { path, buildId, now }: { path: string; buildId: string; now: Date },
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
  const isOver = row.validUntil !== null && row.validUntil <= now
  return { revision: row.revision, html: isOver ? null : row.html }
}

/**
 * Keeps a drawn page until the content changes or the next scheduled post appears. Of two requests that drew the
 * same page the one with the newer revision wins.
 * @param revision as read before the page was drawn: a change meanwhile then makes the next read a miss
 */
export async function storePage(
  db: Db,
  {
    path,
    buildId,
    revision,
    html,
    now,
  }: { path: string; buildId: string; revision: number; html: string; now: Date },
) {
  const [next] = await db
    .select({ at: min(posts.publishAt) })
    .from(posts)
    .where(and(eq(posts.status, 'scheduled'), gt(posts.publishAt, now)))
  const page = { revision, html, validUntil: next?.at ?? null, storedAt: now }
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
