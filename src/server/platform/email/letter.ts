import { letterTexts } from '#content/emails/letter.ts'
import type { EmailTexts } from '#contracts/email-texts.ts'
import { siteTimeZone } from '#shared/formats.ts'
import { readTimeZone } from '#shared/time-zones.ts'
import { timeInWords } from '#shared/time-in-words.ts'
import type { Email } from './mailer.ts'

type Letter = Pick<Email, 'subject' | 'body'>

/**
 * Returns the subject and the plain text of an email.
 * @param name null for an unconfirmed address: such an email contains nothing that somebody typed into a form
 *   (docs/decisions/016-proved-addresses.md)
 */
export const letter = (
  name: string | null,
  { subject, opening, beforeLink, afterLink }: EmailTexts,
  link: string,
): Letter => ({
  subject,
  body: signLetter(name, opening, `${beforeLink}\n${link}`, afterLink),
})

/**
 * Returns an email with a link that proves who reads the mailbox. Greets without a name, because the reader may be a
 * stranger.
 */
export const linkLetter = (
  { subject, opening, beforeLink, afterLink }: EmailTexts,
  link: string,
): Letter => ({
  subject,
  body: signLetter(null, opening, beforeLink, link, afterLink),
})

export const signLetter = (name: string | null, ...paragraphs: (string | undefined)[]): string =>
  inParagraphs(
    name ? letterTexts.greetingByName(name) : letterTexts.greeting,
    ...paragraphs,
    letterTexts.closing,
  )

export const inParagraphs = (...paragraphs: (string | undefined)[]): string =>
  `${paragraphs.filter((text) => text !== undefined).join('\n\n')}\n`

/** Marks each line as quoted, so that none of a stranger's lines can be one with an address, which becomes the button. */
export const quoteLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trim())
    .join('\n')

export function dateInWords(at: Date, readerTimeZone: string | null): string
export function dateInWords(at: Date | null, readerTimeZone: string | null): string | null
export function dateInWords(at: Date | null, readerTimeZone: string | null): string | null {
  return at && timeInWords(at, readTimeZone(readerTimeZone) ?? siteTimeZone)
}
