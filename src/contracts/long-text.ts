import { formatNumber } from '#shared/formats.ts'
import * as z from 'zod/mini'
import { countChars } from '#shared/count-chars.ts'
import { visible } from './single-line.ts'

const displayable = /^[\P{Cc}\n\r\t]*$/u

export const isDisplayable = (text: string): boolean => displayable.test(text)

/** Half an emoji becomes the sign for a lost character: databases and emails cannot keep it. */
export const withoutHalfCharacters = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')

export const displayableText = [
  z.overwrite(withoutHalfCharacters),
  z.regex(displayable, 'The text contains characters that cannot be displayed.'),
] as const

export const longText = (missing: string, charsMax: number) =>
  z.string(missing).check(
    z.overwrite((text) => withoutHalfCharacters(text.replace(/\r\n?/g, '\n')).trim()),
    z.regex(visible, missing),
    z.refine((text) => countChars(text) <= charsMax, {
      error: `That is longer than ${formatNumber(charsMax)} characters.`,
    }),
    ...displayableText,
  )
