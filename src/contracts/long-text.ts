import * as z from 'zod/mini'
import { countChars } from '#shared/count-chars.ts'
import { formatNumber } from '#shared/formats.ts'
import { linesText, visible } from './entered-text.ts'

export const longText = (missing: string, charsMax: number) =>
  linesText(missing).check(
    z.trim(),
    z.regex(visible, missing),
    z.refine((text) => countChars(text) <= charsMax, {
      error: `That is longer than ${formatNumber(charsMax)} characters.`,
    }),
  )
