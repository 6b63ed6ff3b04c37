import { type SQL, sql } from 'drizzle-orm'
import { listRules } from '#contracts/lists.ts'

export type SearchIndex = 'bookings_fts' | 'newsletter_fts' | 'posts_fts' | 'projects_fts' | 'users_fts'

interface Hits {
  max?: number | 'all'
  /** Selected beside the id, because `bm25(…)` works only where the index is searched. */
  weight?: SQL<number>
}

/**
 * Returns the newest matches only: in id order the index stops at `max`, however many rows match.
 * @param match an FTS5 expression from `matchWords`
 */
export function ftsSearch(
  index: SearchIndex,
  match: string,
  { max = listRules.searchHitsMax, weight }: Hits = {},
): SQL {
  const table = sql.raw(index)
  const weightColumn = weight ? sql`, ${weight} as weight` : sql``
  const newestFirst = max === 'all' ? sql`` : sql` order by rowid desc limit ${max}`
  return sql`select rowid as id${weightColumn} from ${table} where ${table} match ${match}${newestFirst}`
}
