import * as z from 'zod/mini'
import { cleanIdentifier, cleanLine, cleanLines } from '#shared/entered-text.ts'
import { countChars } from '#shared/plain-text.ts'
import { formatNumber } from '#shared/formats.ts'

/** Matches text of which something is seen: zero-width characters and fillers (Hangul, Braille) are blank. */
export const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A name, title or search. May be blank; `lineText` may not. */
export const optionalLineText = (missing: string) => z.string(missing).check(z.overwrite(cleanLine))

export const lineText = (missing: string) => optionalLineText(missing).check(z.regex(visible, missing))

/** Markdown or another text of several lines, with its outer spaces. */
export const linesText = (missing: string) => z.string(missing).check(z.overwrite(cleanLines))

/** An email address, username, slug, link or code. Never a password, whose characters stay as they are. */
export const identifierText = (missing: string) => z.string(missing).check(z.overwrite(cleanIdentifier))

export const nameSchema = (charsMax: number, missing = 'Enter a name.') =>
  lineText(missing).check(z.maxLength(charsMax, `A name has at most ${charsMax} characters.`))

export const longText = (missing: string, charsMax: number) =>
  linesText(missing).check(
    z.trim(),
    z.regex(visible, missing),
    z.refine((text) => countChars(text) <= charsMax, {
      error: `That is longer than ${formatNumber(charsMax)} characters.`,
    }),
  )
