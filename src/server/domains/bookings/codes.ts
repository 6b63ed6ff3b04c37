import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Context } from 'hono'
import { refuse } from '#platform/http/refuse.ts'
import { codeAlphabet, codeChars, readCode } from '#shared/confirmation-code.ts'

export const createCode = (): string => randomCode(codeChars)

/** Each character has 5 random bits: 32 divides 256, so every one is equally likely. */
export function randomCode(chars: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(chars))
  return Array.from(bytes, (byte) => codeAlphabet.charAt(byte % codeAlphabet.length)).join('')
}

export const formattedCode = (code: SQLWrapper): SQL<string> =>
  sql<string>`substr(${code}, 1, 4) || '-' || substr(${code}, 5, 4) || '-' || substr(${code}, 9, 4) || '-' || substr(${code}, 13, 4)`

export function storedCode(text: string): string {
  const code = readCode(text)
  if (code === null) refuse({ reason: 'booking-not-found' })
  return code
}

export const confirmationPath = (code: string) => `/booking/confirmation/${encodeURIComponent(code)}`

export const confirmationPathOf = ({ req }: Context) =>
  // Not `req.path`, which is decoded and may hold a line break.
  `/booking/confirmation/${new URL(req.url).pathname.split('/')[3] ?? ''}`
