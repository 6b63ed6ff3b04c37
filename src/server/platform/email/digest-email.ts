import { digestTexts as texts } from '#content/emails/digest.ts'
import { letterTexts } from '#content/emails/letter.ts'
import { inParagraphs, signLetter } from './letter.ts'
import type { Email } from './mailer.ts'

export interface DigestLine {
  subject: string
  link: string
}

interface Digest {
  name: string | null
  lines: readonly DigestLine[]
  count: number
  isAdmin: boolean
  siteUrl: string
}

export function digestEmail({
  name,
  lines,
  count,
  isAdmin,
  siteUrl,
}: Digest): Pick<Email, 'subject' | 'body'> {
  const shownLines = name === null ? [] : lines
  const moreCount = count - shownLines.length
  return {
    subject: texts.subject(count),
    body: inParagraphs(
      signLetter(
        name,
        name === null ? texts.unnamedOpening(count) : texts.opening,
        shownLines.length > 0
          ? shownLines.map(({ subject, link }) => `${subject}\n  ${link}`).join('\n\n')
          : undefined,
        shownLines.length > 0 && moreCount > 0 ? texts.more(moreCount) : undefined,
        `${texts.beforeLink}\n${siteUrl}${isAdmin ? '/admin' : '/dashboard'}`,
      ).trimEnd(),
      `${letterTexts.beforeChoices}\n${siteUrl}/account`,
    ),
  }
}
