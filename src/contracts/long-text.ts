import * as z from 'zod/mini'
import { countChars } from '#shared/count-chars.ts'

/**
 * Plain text of several lines that somebody types: line breaks as one character, trimmed, something to see in it.
 * @param missing said for a text with nothing to see
 * @param charsMax in code points
 */
export const longText = (missing: string, charsMax: number) =>
  z.string(missing).check(
    // A form sends every line break as two characters; half of a character becomes the replacement character.
    z.overwrite((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/\p{Surrogate}/gu, '\ufffd')
        .trim(),
    ),
    z.regex(/[^\p{C}\p{Z}]/u, missing),
    z.refine((text) => countChars(text) <= charsMax, {
      error: `That is longer than ${charsMax.toLocaleString('en-US')} characters.`,
    }),
    z.regex(/^[\P{Cc}\n\t]*$/u, 'The text has characters that cannot be shown.'),
  )
