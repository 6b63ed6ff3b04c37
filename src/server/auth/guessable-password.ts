import { site } from '#site.config.ts'

const acceptedScoreMin = 2
const ownWordCharsMin = 3

interface Person {
  name: string
  username: string
  email: string
}

export async function isGuessable(password: string, person: Person): Promise<boolean> {
  const { scorePassword } = await import('./password-score.ts')
  return scorePassword(password, ownWords(person)) < acceptedScoreMin
}

function ownWords({ name, username, email }: Person): string[] {
  const [mailbox = '', domain = ''] = email.split('@')
  const words = [username, email, mailbox, domain, name, site.brand].flatMap((text) => {
    const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
    return [text.toLowerCase(), parts.join(''), ...parts]
  })
  return [...new Set(words)].filter((word) => word.length >= ownWordCharsMin)
}
