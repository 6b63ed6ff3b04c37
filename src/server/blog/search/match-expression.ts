/** The beginning of a word is searched from this length on: every word with one letter is most of the index. */
const beginningCharsMin = 2

/**
 * A reader's words as a query of FTS5. All of them must be there, in any order; the last one may be the beginning of a
 * word, because it may still be being typed. Each stands in quotes, so that nothing of the query language is left in
 * it: AND, NEAR, a star or a parenthesis is searched like any other text.
 * @returns null where there is nothing to search for
 */
export function matchExpression(query: string): string | null {
  // A run without a letter or digit would be a phrase without words, which matches nothing and takes the rest along.
  const words = query.split(/[\s"]+/).filter((word) => /[\p{L}\p{N}\p{Co}]/u.test(word))
  if (words.length === 0) return null
  const last = words.at(-1)
  return [...new Set(words)]
    .map((word) => (word === last && [...word].length >= beginningCharsMin ? `"${word}"*` : `"${word}"`))
    .join(' ')
}
