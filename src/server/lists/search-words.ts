import { matchWord, typedWords } from './word-forms.ts'

export function matchWords(text: string): string | null {
  const words = typedWords(text)
  if (words.length === 0) return null
  return words.map((word) => matchWord(word, { isBeginning: true })).join(' AND ')
}
