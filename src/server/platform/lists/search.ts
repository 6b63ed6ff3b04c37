import { type SQL, sql } from 'drizzle-orm'
import { listRules } from '#contracts/lists.ts'
import { foldLetters } from './fold-letters.ts'
import { findUnspacedWords, unspacedSearch } from './unspaced-search.ts'
import { typedWords, wordExpression } from './word-forms.ts'

export function matchWords(text: string): string | null {
  const words = typedWords(foldLetters(text))
  if (words.length === 0) return null
  return words.map((word) => wordExpression(word, { isBeginning: true })).join(' AND ')
}

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

interface Options {
  max?: number | 'all'
  /** Searches only this column. */
  column?: 'title'
  /** Also searched, as the beginning of a booking's code. */
  code?: string | undefined
}

/**
 * Returns a query for the ids of the newest rows that contain every word of the text, or null for a text without words.
 * The number of rows that it reads is bounded unless `max` is `all`.
 */
export function searchIds(
  index: SearchIndex,
  text: string,
  { max = listRules.searchHitsMax, column, code }: Options = {},
): SQL | null {
  const unspacedWords = findUnspacedWords(text)
  if (unspacedWords && index !== 'newsletter_fts')
    return unspacedSearch(index, unspacedWords, { max, column })
  const words = matchWords(text)
  if (words === null) return null
  if (column) return ftsSearch(index, `{${column}} : (${words})`, { max })
  return ftsSearch(index, code ? `(${words}) OR (code : "${code}"*)` : words, { max })
}
