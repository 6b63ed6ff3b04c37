import { formatNumber } from '#shared/formats.ts'
import * as z from 'zod/mini'
import { countChars } from '#shared/count-chars.ts'
import { visible } from './single-line.ts'

export const longText = (missing: string, charsMax: number) =>
  z.string(missing).check(
    z.overwrite((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/\p{Surrogate}/gu, '\ufffd')
        .trim(),
    ),
    z.regex(visible, missing),
    z.refine((text) => countChars(text) <= charsMax, {
      error: `That is longer than ${formatNumber(charsMax)} characters.`,
    }),
    z.regex(/^[\P{Cc}\n\t]*$/u, 'The text contains characters that cannot be displayed.'),
  )
