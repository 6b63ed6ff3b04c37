/** Crockford's base32: no I, L, O or U, which are misread. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 16 characters of 5 bits each: 80 bits (decisions, Routes). */
export const codeChars = 16

/**
 * A confirmation code as it is stored, from however somebody writes it: case, spaces and dashes do not count, and
 * I, L and O are read as the digits they look like.
 * @returns null for what can be no code
 */
export function readCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase().replace(/[IL]/g, '1').replace(/O/g, '0')
  return code.length === codeChars && [...code].every((char) => codeAlphabet.includes(char)) ? code : null
}

/** 'XXXX-XXXX-XXXX-XXXX' for a stored code. */
export function formatCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? ''
}
