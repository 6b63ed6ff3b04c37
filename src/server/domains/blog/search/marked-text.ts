import * as z from 'zod/mini'
import type { MarkedText } from '#contracts/blog.ts'

/** Mark matches. Control characters, because no rendered text contains them. */
export const hitStart = '\u0002'
export const hitEnd = '\u0003'

export function markedText(text: string): MarkedText {
  const [before = '', ...runs] = text.replace(/\s+/g, ' ').split(hitStart)
  const pieces = [{ text: before, isHit: false }]
  for (const run of runs) {
    const [hit = '', ...after] = run.split(hitEnd)
    pieces.push({ text: hit, isHit: true }, { text: after.join(''), isHit: false })
  }
  return pieces.filter((piece) => piece.text !== '')
}

export function markedWords(list: string | null): MarkedText[] {
  if (!list) return []
  const escapedList = list.replaceAll(hitStart, '\\u0002').replaceAll(hitEnd, '\\u0003')
  return z.parse(wordsSchema, JSON.parse(escapedList)).map(markedText)
}

const wordsSchema = z.array(z.string())

/** Marks every occurrence of the words, whatever their case; of words that overlap, the longest. */
export function markWords(text: string, words: readonly string[]): string {
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  const lowerText = text.toLowerCase()
  let marked = ''
  let at = 0
  while (at < text.length) {
    const word = longestFirst.find((one) => lowerText.startsWith(one, at))
    const end = at + (word?.length || 1)
    marked += word ? hitStart + text.slice(at, end) + hitEnd : text.slice(at, end)
    at = end
  }
  return marked
}

export const hasHit = (pieces: MarkedText): boolean => pieces.some(({ isHit }) => isHit)
