/** A font file that pictures are set in. Families are plain names for satori, one per file. */
export interface Face {
  family: string
  weight: 400 | 700
  /** Below the folder of the social assets. `.bin`, because Functions cannot import or name `.ttf`. */
  file: string
  /** Which text makes the file worth loading; the character map decides what it covers. */
  wantedBy: RegExp
}

const anyText = /^/
const latinExtended = /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20bf]/u
const devanagari = /\p{Script=Devanagari}/u

const face = (family: string, weight: 400 | 700, wantedBy: RegExp): Face => ({
  family,
  weight,
  file: `fonts/${family}.bin`,
  wantedBy,
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

/** Devanagari rises above and hangs below Latin's line. */
export function isTallScript(text: string): boolean {
  return devanagari.test(text)
}
