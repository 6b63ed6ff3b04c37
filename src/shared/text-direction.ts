const letter = /\p{L}/gu
const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Returns `rtl` when most letters of `text` run from right to left, and nothing for any other text, because the
 * pages themselves run from left to right. Unlike `dir="auto"`, which only looks at the first letter, this also
 * suits a Hebrew or Arabic sentence that starts with a brand or an abbreviation.
 */
export const textDirection = (text: string): 'rtl' | undefined =>
  hasRightToLeftLetters(text) && letterBalance(text) < 0 ? 'rtl' : undefined

export const hasRightToLeftLetters = (text: string): boolean => rightToLeftLetter.test(text)

export function letterBalance(text: string): number {
  let balance = 0
  for (const [char] of text.matchAll(letter)) balance += rightToLeftLetter.test(char) ? -1 : 1
  return balance
}
