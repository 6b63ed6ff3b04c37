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
const latinExtended = /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20bf]/u
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
  face('title-devanagari', 700, devanagari),
] as const

export const textFaces = [
  face('text-latin', 400, anyText),
  face('text-latin-extended', 400, latinExtended),
  face('text-devanagari', 400, devanagari),
] as const

export function isTallScript(text: string): boolean {
  return devanagari.test(text)
}
