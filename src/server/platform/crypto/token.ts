import { sha256 } from '@oslojs/crypto/sha2'
import { encodeBase32LowerCaseNoPadding, encodeHexLowerCase } from '@oslojs/encoding'

const tokenBytes = 20

export function createToken(): string {
  return encodeBase32LowerCaseNoPadding(crypto.getRandomValues(new Uint8Array(tokenBytes)))
}

export function isToken(text: string): boolean {
  return /^[a-z2-7]{32}$/.test(text)
}

/** Returns SHA-256 in hex. Tokens have 160 random bits, so a slow hash would add no protection. */
export function hashToken(token: string): string {
  return encodeHexLowerCase(sha256(new TextEncoder().encode(token)))
}
