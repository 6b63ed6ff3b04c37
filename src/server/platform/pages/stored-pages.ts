import { lt, sql } from 'drizzle-orm'
import { storedPages } from '#platform/db/schema/content.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { subjectsOf } from './page-subjects.ts'

const oldBuildMs = 30 * 86_400_000

interface RenderedPage {
  path: string
  buildId: string
  revision: number
  html: string
}

/** @param page its revision is the one read before rendering: a change in the meantime makes the next read a miss */
export async function storePage(
  { db, now }: ServiceContext,
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

/**
 * A prepared statement instead of Drizzle, which a fresh isolate would evaluate for every reader's page. While a
 * scheduled post waits to be listed (`listDuePosts`), no stored page counts.
 */
const statement = `select "site_content"."revision", "stored_pages"."revision" as "storedAt", "stored_pages"."html"
  from "site_content" left join "stored_pages" on "stored_pages"."path" = ?1 and "stored_pages"."build_id" = ?2
    and "stored_pages"."revision" >= coalesce((
      select max("revision") from "page_changes" where "subject" in (select "value" from json_each(?3))
    ), 0)
    and not exists (select 1 from "posts" where "is_listed" = 0 and "visible_at" <= ?4)
  where "site_content"."id" = 1`

interface Row {
  revision: number
  storedAt: number | null
  html: string | null
}

export async function readStoredPage(
  database: Pick<D1Database, 'prepare'>,
  { path, buildId, now }: { path: string; buildId: string; now: Date },
): Promise<{ revision: number; html: string | null }> {
  const row = await database
    .prepare(statement)
    .bind(path, buildId, JSON.stringify(subjectsOf(path)), now.getTime())
    .first<Row>()
  if (!row) throw new Error('site_content has no row; migration 0000 writes it')
  return { revision: row.storedAt ?? row.revision, html: row.html }
}
