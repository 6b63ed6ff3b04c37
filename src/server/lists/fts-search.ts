import { type SQL, sql } from 'drizzle-orm'
import { listRules } from '#contracts/lists.ts'

/** The FTS5 indexes; triggers keep them (migrations 0006 and 0008). */
type SearchIndex = 'bookings_fts' | 'newsletter_fts' | 'posts_fts' | 'projects_fts' | 'users_fts'

interface Hits {
  /** By default what a list shows of a search; all are for exports. */
  max?: number | 'all'
  /** Selected beside the id: `bm25(…)` and the like work only where the index is searched. */
  weight?: SQL<number>
}

/**
 * Returns the subquery that selects the `id` of the newest rows that match, for `… in (…)` or as a table. In the order
 * of ids the index stops at `max`, however many rows match.
 * @param match an FTS5 expression, from `matchWords`
 */
export function ftsSearch(
  index: SearchIndex,
  match: string,
  { max = listRules.searchHitsMax, weight }: Hits = {},
): SQL {
  const table = sql.raw(index)
  const weighed = weight ? sql`, ${weight} as weight` : sql``
  const newest = max === 'all' ? sql`` : sql` order by rowid desc limit ${max}`
  return sql`select rowid as id${weighed} from ${table} where ${table} match ${match}${newest}`
}
