/**
 * Without control characters, every kind of line break (in an email, one would start a new header), and the marks that
 * turn the direction of what follows, with which a name can look like another one.
 */
export const singleLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u
