/** Letters that the fonts of social images have (src/social/faces.ts): Latin with its extensions, and Devanagari. */
const drawnLetter = /^[\u0020-\u02ff\u1e00-\u1eff\p{Script=Devanagari}]$/u
const letters = /[\p{L}\p{N}]/gu

/**
 * Returns what a social image shows of a text: its words without those in letters of another script. Returns nothing
 * where these words are less than two thirds of the text, because they would say something else.
 */
export function textOnCard(text: string): string {
  const drawnText = text.normalize('NFC').split(' ').filter(isDrawn).join(' ').trim()
  const lettersCount = countLetters(text)
  return lettersCount > 0 && countLetters(drawnText) * 3 < lettersCount * 2 ? '' : drawnText
}

const isDrawn = (word: string): boolean =>
  (word.match(letters) ?? []).every(
    (letter) =>
      drawnLetter.test(letter) || [...plainLetters(letter)].every((plain) => drawnLetter.test(plain)),
  )

/** `ﬁ` is two letters, and `①` a digit. */
const plainLetters = (letter: string): string => letter.normalize('NFKD').replace(/\p{M}/gu, '')

const countLetters = (text: string): number => text.match(letters)?.length ?? 0
