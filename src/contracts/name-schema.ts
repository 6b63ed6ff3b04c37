import * as z from 'zod/mini'
import { singleLine, visible } from './single-line.ts'

export const nameSchema = (charsMax: number, missing = 'Enter a name.') =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.regex(visible, missing),
      z.maxLength(charsMax, `A name has at most ${charsMax} characters.`),
      z.regex(singleLine, 'A name has no line breaks or control characters.'),
    )
