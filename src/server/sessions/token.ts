import { sha256 } from '@oslojs/crypto/sha2'
import { encodeBase32LowerCaseNoPadding, encodeHexLowerCase } from '@oslojs/encoding'

const tokenBytes = 20

/** 160 random bits for a cookie, 32 characters. What is stored is only `hashToken` of it. */
export function createToken(): string {
  return encodeBase32LowerCaseNoPadding(crypto.getRandomValues(new Uint8Array(tokenBytes)))
}

/** Whether a text has the form of a token; not whether it is one that counts. */
export function isToken(text: string): boolean {
  return /^[a-z2-7]{32}$/.test(text)
}

/** SHA-256 in hex. A token has 160 random bits, so nothing slower is needed to keep it unguessable. */
export function hashToken(token: string): string {
  return encodeHexLowerCase(sha256(new TextEncoder().encode(token)))
}
