import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { codeAlphabet, codeChars } from '#shared/confirmation-code.ts'

export const createCode = (): string => randomCode(codeChars)

/** Each character has 5 random bits: 32 divides 256, so every one is equally likely. */
export function randomCode(chars: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(chars))
  return Array.from(bytes, (byte) => codeAlphabet.charAt(byte % codeAlphabet.length)).join('')
}

export const formattedCode = (code: SQLWrapper): SQL<string> =>
  sql<string>`substr(${code}, 1, 4) || '-' || substr(${code}, 5, 4) || '-' || substr(${code}, 9, 4) || '-' || substr(${code}, 13, 4)`
