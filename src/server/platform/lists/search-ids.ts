import type { SQL } from 'drizzle-orm'
import { listRules } from '#contracts/lists.ts'
import { ftsSearch, type SearchIndex } from './fts-search.ts'
import { matchWords } from './search-words.ts'
import { findUnspacedWords, unspacedSearch } from './unspaced-search.ts'

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
