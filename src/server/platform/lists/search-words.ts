import { foldLetters } from './fold-letters.ts'
import { typedWords, wordExpression } from './word-forms.ts'

export function matchWords(text: string): string | null {
  const words = typedWords(foldLetters(text))
  if (words.length === 0) return null
  return words.map((word) => wordExpression(word, { isBeginning: true })).join(' AND ')
}
