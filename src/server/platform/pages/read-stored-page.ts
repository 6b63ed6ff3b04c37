import { agencyDay } from '#shared/agency-day.ts'
import { subjectsOf } from './page-subjects.ts'

/**
 * A prepared statement instead of Drizzle, which a fresh isolate would evaluate for every reader's page. While a
 * scheduled post or case study waits to be listed (`listDuePosts`, `listDueStories`), or a new day has changed a job
 * (`renewDueJobs`), no stored page counts.
 */
const statement = `select "site_content"."revision", "stored_pages"."revision" as "storedAt", "stored_pages"."html"
  from "site_content" left join "stored_pages" on "stored_pages"."path" = ?1 and "stored_pages"."build_id" = ?2
    and "stored_pages"."revision" >= coalesce((
      select max("revision") from "page_changes" where "subject" in (select "value" from json_each(?3))
    ), 0)
    and not exists (select 1 from "posts" where "is_listed" = 0 and "visible_at" <= ?4)
    and not exists (select 1 from "case_studies" where "is_listed" = 0 and "visible_at" <= ?4)
    and not exists (select 1 from "jobs" where "changes_on" <= ?5)
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
    .bind(path, buildId, JSON.stringify(subjectsOf(path)), now.getTime(), agencyDay(now))
    .first<Row>()
  if (!row) throw new Error('site_content has no row; migration 0000 writes it')
  return { revision: row.storedAt ?? row.revision, html: row.html }
}
