import { asciiLetters } from '#shared/ascii-letters.ts'
import { site } from '#site.config.ts'
import { wordsOf } from './own-words.ts'

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
