import { readFileSync } from 'node:fs'
import path from 'node:path'
import { literalsIn } from '../../build/content/literals.ts'
import { collapseSpaces } from '#shared/plain-text.ts'

const charsMin = { sentence: 20, other: 30 }

export const emailFolder = 'src/content/emails/'
const interfaceFolder = 'src/content/interface/'

/** Emails are not part of a page, and texts of the interface describe no agency. */
export const isPage = (file: string): boolean =>
  ![emailFolder, interfaceFolder].some((folder) => file.startsWith(folder))

export const textsOfFile = (file: string, root = '.'): ReadonlySet<string> =>
  new Set(literalsIn(readFileSync(path.join(root, file), 'utf8')).map(({ text }) => collapseSpaces(text)))

export const hasTwoWords = (text: string): boolean => /\p{L}{2}\P{L}+\p{L}{2}/u.test(text)

export function isSentence(text: string): boolean {
  const chars = /[.?!]$/.test(text) ? charsMin.sentence : charsMin.other
  return (
    text.length >= chars &&
    /^(?!\/|M-?\d)\S+(\s+\S+){2,}/.test(text) &&
    /(\p{L}+\P{L}+){3}\p{L}{2,}/u.test(text)
  )
}
