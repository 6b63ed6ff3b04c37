import { hasRightToLeftLetters } from './text-direction.ts'

const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const controlCharacter = /(?![\n\t])\p{Cc}/gu
const byteOrderMark = /\ufeff/g
const invisible = /[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufff9-\ufffb]/g
const directionMark = /[\u061c\u200e\u200f]/g
const ignorable = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Returns a text of several lines as its author sees it. Every line separator becomes a line feed, and other control
 * characters are removed. Half an emoji becomes the sign for a lost character: databases and emails cannot keep it.
 */
export const cleanLines = (text: string): string =>
  text
    .replace(lineBreak, '\n')
    .replace(controlCharacter, '')
    .replace(byteOrderMark, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')

/**
 * Returns a name, title or other single line as its author sees it. Line breaks and tabs become spaces; zero-width
 * characters are removed, and so are direction controls, with which one name can look like another. The joiners stay:
 * Persian, Hindi and emoji need them. Direction marks stay beside letters that run from right to left.
 */
export function cleanLine(text: string): string {
  const line = cleanLines(text)
    .replace(/[\n\t]+/g, ' ')
    .replace(invisible, '')
  return (hasRightToLeftLetters(line) ? line : line.replace(directionMark, '')).trim()
}

/** Returns an email address, username, slug, link or code without any invisible character. */
export const cleanIdentifier = (text: string): string => cleanLine(text).replace(ignorable, '').trim()
