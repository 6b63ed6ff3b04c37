import { typedWords, wordExpression } from './word-forms.ts'

// matchWords(text)     what an FTS5 `match` takes for words somebody typed, or null where there is no word in them
// Use: sql`${users.id} in (${ftsSearch('users_fts', match)})`

/**
 * Typed words as a query of FTS5: each must be there, as a word or the beginning of one, in any of its forms.
 * @returns null where nothing is a letter or a digit: nothing matches that
 */
export function matchWords(text: string): string | null {
  const words = typedWords(text)
  if (words.length === 0) return null
  return words.map((word) => wordExpression(word, { isBeginning: true })).join(' AND ')
}
