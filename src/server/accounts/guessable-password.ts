import { site } from '#site.config.ts'
import { commonWords, walks } from './common-passwords.ts'

/** Digits and marks round a word that make it no harder to guess: 'password' with six more is still the first try. */
const trimmingsCharsMax = 6
const walkCharsMin = 3
const ownWordCharsMin = 4

/**
 * Whether a password is one of the first that a guesser tries: a common word, the brand, or the person's own
 * username or e-mail, with digits and marks around it or letters swapped for digits; a walk along the keyboard; or
 * one short thing repeated. Everything else is allowed, of any characters (decisions, Sign-in).
 */
export function isGuessable(
  password: string,
  { username, email }: { username: string; email: string },
): boolean {
  const lower = password.toLowerCase()
  if (lower === username || lower === email || isPattern(lower)) return true
  if (isDressedUp(lower, username) || isDressedUp(lower, email.split('@')[0] ?? '')) return true
  const ownWords = [username, email.split('@')[0] ?? '', site.brand.toLowerCase()]
    .map(lettersOf)
    .filter((word) => word.length >= ownWordCharsMin)
  const isKnown = (word: string) => commonWords.has(word) || ownWords.includes(word)
  return wordsIn(lower).some((word) => isKnown(word) || isKnown(repeatedPart(word)))
}

/** One's own word as it stands, digits of its own included, with a few digits or marks around it. */
function isDressedUp(lower: string, own: string): boolean {
  if (own.length < ownWordCharsMin || !lower.includes(own)) return false
  const rest = lower.replace(own, '')
  return rest.length <= trimmingsCharsMax && !/[a-z]/.test(rest)
}

/** The word that a password dresses up, read as it stands and with its swapped letters turned back. */
function wordsIn(lower: string): string[] {
  const core = lower.replace(/^[^a-z@$]+|[^a-z@$]+$/g, '')
  return [lower, core]
    .map((text) => ({ text, unswapped: unswap(text) }))
    .flatMap(({ text, unswapped }) => [lettersOf(text), lettersOf(unswapped)])
    .filter(
      (word) => lower.length - word.length <= trimmingsCharsMax || isPattern(lower.replace(/[a-z]/g, '')),
    )
}

const swaps: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

function unswap(text: string): string {
  return [...text].map((character) => swaps[character] ?? character).join('')
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '')
}

/** Nothing but walks, one short part again and again, or three different characters at most. */
function isPattern(text: string): boolean {
  if (text === '') return false
  if (new Set(text).size <= 3) return true
  return repeatedPart(text).length <= 5 || isWalked(text)
}

/** 'abcabca' → 'abc': the shortest part that the text repeats at least twice; the text itself when there is none. */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length)
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part
  }
  return text
}

function isWalked(text: string): boolean {
  let rest = text
  while (rest !== '') {
    const steps = longestWalk(rest)
    if (steps < walkCharsMin) return false
    rest = rest.slice(steps)
  }
  return true
}

const walksBothWays = walks.flatMap((walk) => [walk, [...walk].reverse().join('')])

function longestWalk(text: string): number {
  let steps = walkCharsMin
  while (steps <= text.length && walksBothWays.some((walk) => walk.includes(text.slice(0, steps)))) steps += 1
  return steps - 1
}
