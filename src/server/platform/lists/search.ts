import { type SQL, sql } from 'drizzle-orm'
import { listRules } from '#contracts/lists.ts'
import { foldLetters } from './fold-letters.ts'
import { typedWords, wordExpression } from './word-forms.ts'

export function matchWords(text: string): string | null {
  const words = typedWords(foldLetters(text))
  if (words.length === 0) return null
  return words.map((word) => wordExpression(word, { isBeginning: true })).join(' AND ')
}

export type SearchIndex =
  | 'bookings_fts'
  | 'files_fts'
  | 'jobs_fts'
  | 'newsletter_fts'
  | 'pages_fts'
  | 'posts_fts'
  | 'projects_fts'
  | 'users_fts'

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

const gramChars = 3

/** One or two characters are in no entry of the index, so they are looked for in the newest rows only. */
const rowsReadMax = 300

/** Scripts that write no spaces between words. migrations/0031_search_letters.sql indexes their rows. */
const unspacedScript = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}]/u

/** Returns the words of a text, or null if every word is in a script that separates words. */
export function findUnspacedWords(text: string): string[] | null {
  const words = typedWords(text.normalize('NFC').toLowerCase())
  return words.some((word) => unspacedScript.test(word)) ? words : null
}

const indexes = {
  bookings_fts: { table: 'bookings', columns: ['company_name', 'contact_name', 'notes'] },
  files_fts: { table: 'files', columns: ['name', 'alt'] },
  jobs_fts: { table: 'jobs', columns: ['title', 'department'] },
  pages_fts: { table: 'pages', columns: ['title', 'heading'] },
  posts_fts: { table: 'posts', columns: ['title', 'excerpt', 'keywords', 'tags', 'search_text'] },
  projects_fts: { table: 'projects', columns: ['name', 'description'] },
  users_fts: { table: 'users', columns: ['name'] },
}

/**
 * Returns a query for the ids of rows that contain every word, also inside a run without spaces: the newest `max` for
 * each word of three characters or more.
 */
export function unspacedSearch(
  index: Exclude<SearchIndex, 'newsletter_fts'>,
  words: readonly string[],
  { max, column }: { max: number | 'all'; column: 'title' | undefined },
): SQL {
  const { table, columns } = indexes[index]
  const searched = { table, columns: column ? [column] : columns }
  return sql`select id from (${sql.join(
    words.map((word) => gramSearch(searched, word, max)),
    sql` intersect `,
  )})`
}

interface SearchedTable {
  table: string
  columns: readonly string[]
}

/**
 * Returns a query for the ids of the newest rows that have the text anywhere in one of the columns, whatever its case.
 * The index `{table}_grams` has every three characters of them.
 */
export function gramSearch(
  { table, columns }: SearchedTable,
  text: string,
  max: number | 'all' = listRules.searchHitsMax,
): SQL {
  const grams = sql.raw(`${table}_grams`)
  const limit = max === 'all' ? sql`` : sql` limit ${max}`
  if ([...text].length >= gramChars) {
    const phrase = `{${columns.join(' ')}} : "${text.replaceAll('"', '""')}"`
    return sql`select * from (select rowid as id from ${grams} where ${grams} match ${phrase} order by rowid desc${limit})`
  }
  const texts = sql.raw(columns.map((name) => `ifnull(${name}, '')`).join(" || ' ' || "))
  // FTS5 keeps the ids of the rows that are in the index in this table.
  const newest = sql`select id from ${sql.raw(`${table}_grams_docsize`)} order by id desc limit ${rowsReadMax}`
  return sql`select id from (${newest}) join ${sql.raw(table)} using (id) where instr(lower(${texts}), ${text.toLowerCase()}) > 0`
}
