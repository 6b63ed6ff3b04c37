/** A prepared statement instead of Drizzle, which a fresh isolate would evaluate for every reader's page. */
const statement = `select "site_content"."revision", "stored_pages"."html", "stored_pages"."valid_until" as "validUntil"
  from "site_content" left join "stored_pages" on "stored_pages"."path" = ?1 and "stored_pages"."build_id" = ?2
    and "stored_pages"."revision" = "site_content"."revision"
  where "site_content"."id" = 1`

interface Row {
  revision: number
  html: string | null
  validUntil: number | null
}

export async function readStoredPage(
  database: Pick<D1Database, 'prepare'>,
  { path, buildId, now }: { path: string; buildId: string; now: Date },
): Promise<{ revision: number; html: string | null }> {
  const row = await database.prepare(statement).bind(path, buildId).first<Row>()
  if (!row) throw new Error('site_content has no row; migration 0000 writes it')
  const isExpired = row.validUntil !== null && row.validUntil <= now.getTime()
  return { revision: row.revision, html: isExpired ? null : row.html }
}
