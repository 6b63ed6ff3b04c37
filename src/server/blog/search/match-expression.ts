import { typedWords, wordExpression } from '#server/lists/word-forms.ts'

/** The beginning of a word is searched from this length on: every word with one letter is most of the index. */
const beginningCharsMin = 2

/**
 * A reader's words as a query of FTS5. All of them must be there, in any order and in any of their forms; the last one
 * may be the beginning of a word, because it may still be being typed.
 * @returns null where there is nothing to search for
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
