export interface Face {
  family: string
  weight: 400 | 700
  /**
   * Relative to the folder of the social assets. `.bin` because Functions can neither import nor name `.ttf`.
   */
  file: string
  neededFor: RegExp
}

const anyText = /^/
const latinExtended = /[\u0100-\u036f\u1e00-\u1eff\u20a0-\u20bf]/u
const vietnamese = /[ĂăĐđĨĩŨũƠơƯư\u1ea0-\u1ef9]|\p{M}/u
const devanagari = /\p{Script=Devanagari}/u

const face = (family: string, weight: 400 | 700, neededFor: RegExp): Face => ({
  family,
  weight,
  file: `fonts/${family}.bin`,
  neededFor,
})

export const titleFaces = [
  face('title-latin', 700, anyText),
  face('title-latin-extended', 700, latinExtended),
  face('title-vietnamese', 700, vietnamese),
  face('title-devanagari', 700, devanagari),
] as const

export const textFaces = [
  face('text-latin', 400, anyText),
  face('text-latin-extended', 400, latinExtended),
  face('text-devanagari', 400, devanagari),
] as const

/**
 * For a text with a Latin letter or mark that the brand's fonts lack. All of it is set in this font, so that no word has
 * letters of two designs, and a mark is in the file of its letter, which places it.
 */
export const wideTitleFaces = [
  face('wide-title', 700, anyText),
  face('title-devanagari', 700, devanagari),
] as const

export const wideTextFaces = [
  face('wide-text', 400, anyText),
  face('text-devanagari', 400, devanagari),
] as const

export function isTallScript(text: string): boolean {
  return devanagari.test(text)
}
