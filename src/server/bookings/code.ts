import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { codeAlphabet, codeChars } from '#shared/confirmation-code.ts'

/** Returns 80 random bits as a code. 32 divides 256, so every character is equally likely. */
export function createCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(codeChars))
  return Array.from(bytes, (byte) => codeAlphabet.charAt(byte % codeAlphabet.length)).join('')
}

/** The same text as `formatCode`, made by the database. */
export const formattedCode = (code: SQLWrapper): SQL<string> =>
  sql<string>`substr(${code}, 1, 4) || '-' || substr(${code}, 5, 4) || '-' || substr(${code}, 9, 4) || '-' || substr(${code}, 13, 4)`
