import { asciiLetters } from '#shared/slug.ts'
import { site } from '#site.config.ts'

const acceptedScoreMin = 2
const ownWordCharsMin = 3

interface Person {
  name: string
  username: string
  email: string
}

export async function isGuessable(
  password: string,
  { name, username, email }: Person,
  brand = site.brand,
): Promise<boolean> {
  const { scorePassword } = await import('./password-score.ts')
  const [mailbox = '', domain = ''] = email.split('@')
  const texts = [username, email, mailbox, domain, name, brand]
  const words = [...new Set(texts.flatMap(wordsOf))].filter((word) => word.length >= ownWordCharsMin)
  if (scorePassword(password, words) < acceptedScoreMin) return true
  const rest = withoutWords(asciiLetters(password), words)
  return rest !== null && scorePassword(rest, []) === 0
}

/** To the score, capitals, accents and hyphens of a long name look as if each had been chosen at random. */
function withoutWords(plain: string, words: readonly string[]): string | null {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ' '), plain)
  return rest === plain ? null : rest.replace(/[^\p{L}\p{N}]/gu, '')
}

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
