import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'

/** Leads `/old-1` to `/old-{count}` to the about page. */
export async function addRedirects(db: Db, count: number): Promise<void> {
  await db.run(
    sql`insert into redirects (from_path, to_path, to_url, status)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.raw(String(count))})
      select '/old-' || i, '/about', '/about', 301 from n`,
  )
}
