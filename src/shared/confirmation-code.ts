/** Crockford's base32 omits I, L, O and U, which are easily misread. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const codeChars = 16

export function readCode(text: string, chars = codeChars): string | null {
  const code = text
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
  return code.length === chars && [...code].every((char) => codeAlphabet.includes(char)) ? code : null
}

export function formatCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? ''
}
