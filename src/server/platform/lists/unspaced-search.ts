import { type SQL, sql } from 'drizzle-orm'
import type { SearchIndex } from './search.ts'
import { typedWords } from './word-forms.ts'

const gramChars = 3

/** A word of one or two characters is in no entry of the index, so it is looked for in the newest rows only. */
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
  const { table } = indexes[index]
  const grams = sql.raw(`${table}_grams`)
  const columns = column ? [column] : indexes[index].columns
  const limit = max === 'all' ? sql`` : sql` limit ${max}`
  const idsOf = (word: string): SQL => {
    if ([...word].length >= gramChars) {
      const phrase = `{${columns.join(' ')}} : "${word}"`
      return sql`select * from (select rowid as id from ${grams} where ${grams} match ${phrase} order by rowid desc${limit})`
    }
    const text = sql.raw(columns.map((name) => `ifnull(${name}, '')`).join(" || ' ' || "))
    // FTS5 keeps the ids of the rows that are in the index in this table.
    const newest = sql`select id from ${sql.raw(`${table}_grams_docsize`)} order by id desc limit ${rowsReadMax}`
    return sql`select id from (${newest}) join ${sql.raw(table)} using (id) where instr(lower(${text}), ${word}) > 0`
  }
  return sql`select id from (${sql.join(words.map(idsOf), sql` intersect `)})`
}
