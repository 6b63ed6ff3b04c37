import { foldLetters } from '#platform/lists/fold-letters.ts'
import { typedWords, wordExpression } from '#platform/lists/word-forms.ts'

const beginningCharsMin = 2

export function matchExpression(query: string): string | null {
  const words = typedWords(foldLetters(query))
  if (words.length === 0) return null
  const last = words.at(-1)
  return [...new Set(words)]
    .map((word) =>
      wordExpression(word, { isBeginning: word === last && [...word].length >= beginningCharsMin }),
    )
    .join(' AND ')
}
