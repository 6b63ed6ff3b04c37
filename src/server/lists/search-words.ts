import { typedWords, wordExpression } from './word-forms.ts'

/** The first letters of a word that is being typed need no second search. */
const wordCharsMin = 4

export function matchWords(text: string): string | null {
  const words = typedWords(text)
  if (words.length === 0) return null
  return words.map(anyDotting).join(' AND ')
}

/**
 * The index folds ç, ğ, ö, ş and ü, but the Turkish ı is a letter of its own: “yilmaz” and “YILMAZ” also find Yılmaz. A
 * Turkish word has ı or i, seldom both.
 */
function anyDotting(word: string): string {
  const otherWord = word.includes('ı') ? word.replaceAll('ı', 'i') : word.replace(/[iIİ]/g, 'ı')
  const wordForms = otherWord === word || word.length < wordCharsMin ? [word] : [word, otherWord]
  const expressions = wordForms.map((form) => wordExpression(form, { isBeginning: true }))
  return expressions.length === 1 ? expressions.join('') : `(${expressions.join(' OR ')})`
}
