// matchWords(text)     what an FTS5 `match` takes for words somebody typed, or null where there is no word in them
// Use: sql`${table.id} in (select rowid from users_fts where users_fts match ${match} order by rowid desc limit ${listRules.searchHitsMax})`

/**
 * Typed words as a query of FTS5: each must be there, as a word or the beginning of one. What the query language would
 * take for a command stands in quotes.
 * @returns null where nothing is a letter or a digit: nothing matches that
 */
export function matchWords(text: string): string | null {
  // A zero byte would end the text for SQLite in the middle of its quotes.
  const words = text
    .replaceAll('\0', ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.length > 0 ? words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(' ') : null
}
