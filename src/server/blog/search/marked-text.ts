import * as z from 'zod/mini'
import type { MarkedText } from '#contracts/blog-search.ts'

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

/** Marks every occurrence of the words, whatever their case. */
export function markWords(text: string, words: readonly string[]): string {
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map(escapePattern)
  return text.replace(new RegExp(longestFirst.join('|'), 'giu'), (hit) => hitStart + hit + hitEnd)
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

export const hasHit = (pieces: MarkedText): boolean => pieces.some(({ isHit }) => isHit)
