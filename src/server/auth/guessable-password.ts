import { site } from '#site.config.ts'

/** From this zxcvbn score up a password is accepted (docs/spec/decisions.md, Passwords). */
const acceptedScoreMin = 2
const ownWordCharsMin = 3

interface Person {
  name: string
  username: string
  email: string
}

/**
 * Returns whether zxcvbn scores a password 0 or 1, counting the person's own words and the brand as known to a
 * guesser. The dictionaries load with the first call, so that only requests that set a password pay for them.
 */
export async function isGuessable(password: string, person: Person): Promise<boolean> {
  const { scorePassword } = await import('./password-score.ts')
  return scorePassword(password, ownWords(person)) < acceptedScoreMin
}

/** Returns each of the person's texts whole, in its parts, and written together. */
function ownWords({ name, username, email }: Person): string[] {
  const [mailbox = '', domain = ''] = email.split('@')
  const words = [username, email, mailbox, domain, name, site.brand].flatMap((text) => {
    const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
    return [text.toLowerCase(), parts.join(''), ...parts]
  })
  return [...new Set(words)].filter((word) => word.length >= ownWordCharsMin)
}
