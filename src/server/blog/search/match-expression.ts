import { typedWords, wordExpression } from '#server/lists/word-forms.ts'

const beginningCharsMin = 2

/**
 * Returns an FTS5 query in which all words must match, in any order and form; the last one may be a prefix, because
 * it may still be being typed. Null if there is nothing to search for.
 */
export function matchExpression(query: string): string | null {
  const words = typedWords(query)
  if (words.length === 0) return null
  const last = words.at(-1)
  return [...new Set(words)]
    .map((word) =>
      wordExpression(word, { isBeginning: word === last && [...word].length >= beginningCharsMin }),
    )
    .join(' AND ')
}
