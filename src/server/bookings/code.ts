import { codeAlphabet, codeChars } from '#shared/confirmation-code.ts'

/** Returns 80 random bits as a code. 32 divides 256, so every character is equally likely. */
export function createCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(codeChars))
  return Array.from(bytes, (byte) => codeAlphabet.charAt(byte % codeAlphabet.length)).join('')
}
