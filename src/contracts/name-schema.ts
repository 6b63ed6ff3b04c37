import * as z from 'zod/mini'

export const nameSchema = (charsMax: number, missing = 'Enter a name.') =>
  z.string(missing).check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(charsMax, `A name has at most ${charsMax} characters.`),
    // In an email, a line break would start a new header.
    z.regex(/^\P{Cc}*$/u, 'A name has no line breaks or control characters.'),
  )
