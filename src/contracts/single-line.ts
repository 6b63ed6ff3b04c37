/**
 * Excludes control characters, line breaks (in an email, one would start a new header), halves of characters, which no
 * database keeps, and the marks that reverse the direction of text, with which one name can look like another.
 */
export const singleLine = /^[^\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]*$/u

/** Matches text of which something is seen: zero-width characters and fillers (Hangul, Braille) are blank. */
export const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

export const asSingleLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]+/gu, ' ').trim()
