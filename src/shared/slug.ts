export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const slugCharsMax = 100

/**
 * Returns whether a text is a slug. Check before it reaches a cache key, the router or the database: it may contain
 * `/`, `#`, `?` or NUL.
 */
export const isSlug = (text: string): boolean => text.length <= slugCharsMax && slugPattern.test(text)

const undecomposedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

export const asciiLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => undecomposedLetters[letter] ?? '')
