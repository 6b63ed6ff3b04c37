import * as z from 'zod/mini'
import type { MarkedText } from '#contracts/blog-search.ts'

/** What the index writes around a match: two control characters, which no rendered text needs. */
export const hitStart = '\u0002'
export const hitEnd = '\u0003'

/** A text with the index's marks in it, in pieces. Line breaks become spaces: a passage is shown as one run. */
export function markedText(text: string): MarkedText {
  const [before = '', ...runs] = text.replace(/\s+/g, ' ').split(hitStart)
  const pieces = [{ text: before, isHit: false }]
  for (const run of runs) {
    const [hit = '', ...after] = run.split(hitEnd)
    pieces.push({ text: hit, isHit: true }, { text: after.join(''), isHit: false })
  }
  return pieces.filter((piece) => piece.text !== '')
}

/**
 * Returns the words of a JSON list with the index's marks in it, each in pieces.
 * @param list null or empty where the column holds no list
 */
export function markedWords(list: string | null): MarkedText[] {
  if (!list) return []
  // JSON takes no control character unescaped.
  const escaped = list.replaceAll(hitStart, '\\u0002').replaceAll(hitEnd, '\\u0003')
  return z.parse(wordsSchema, JSON.parse(escaped)).map(markedText)
}

const wordsSchema = z.array(z.string())

export const hasHit = (pieces: MarkedText): boolean => pieces.some(({ isHit }) => isHit)
