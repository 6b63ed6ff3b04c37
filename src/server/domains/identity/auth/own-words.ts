import { asciiLetters } from '#shared/ascii-letters.ts'

const partsJoinedMax = 6

export function wordsOf(text: string): string[] {
  const parts = partsOf(text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))
  const words = [text, ...joinsOf(partsOf(text)), ...joinsOf(parts)].map((word) => word.toLowerCase())
  return [...new Set(words.flatMap((word) => [word, asciiLetters(word), asciiLetters(umlautsWithE(word))]))]
}

const partsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((part) => part !== '')

function joinsOf(parts: readonly string[]): string[] {
  const joins = parts
    .slice(0, partsJoinedMax)
    .flatMap((_, start) =>
      parts.slice(start, partsJoinedMax).map((_, more) => parts.slice(start, start + more + 1).join('')),
    )
  return [parts.join(''), ...joins]
}

const umlautsWithE = (word: string): string =>
  word.normalize('NFC').replace(/[äöü]/g, (letter) => `${letter}e`)
