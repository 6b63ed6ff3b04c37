import type { Token } from 'markdown-it'
import { plainText } from './plain-text.ts'

export function countWords(tokens: readonly Token[]): number {
  let words = 0
  for (const token of tokens) {
    if (token.type === 'footnote_block_open') break
    if (token.type === 'inline') words += wordsIn(plainText(token.children ?? [], false))
    else if (token.type === 'fence' || token.type === 'code_block') words += wordsIn(token.content)
  }
  return words
}

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
