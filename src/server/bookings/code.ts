import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { codeAlphabet, codeChars } from '#shared/confirmation-code.ts'

/** 80 random bits. 32 divides 256, so every character is equally likely. */
export function createCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(codeChars))
  return Array.from(bytes, (byte) => codeAlphabet.charAt(byte % codeAlphabet.length)).join('')
}

export const formattedCode = (code: SQLWrapper): SQL<string> =>
  sql<string>`substr(${code}, 1, 4) || '-' || substr(${code}, 5, 4) || '-' || substr(${code}, 9, 4) || '-' || substr(${code}, 13, 4)`
