import { lt, sql } from 'drizzle-orm'
import { storedPages } from '#platform/db/schema/content.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'

const oldBuildMs = 30 * 86_400_000

interface RenderedPage {
  path: string
  buildId: string
  revision: number
  html: string
}

/** @param page its revision is the one read before rendering: a change in the meantime makes the next read a miss */
export async function storePage(
  { db, now }: DatabaseContext,
  { path, buildId, revision, html }: RenderedPage,
): Promise<void> {
  const page = { revision, html, validUntil: null, storedAt: now }
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
