import * as z from 'zod/mini'
import { cleanIdentifier, cleanLine, cleanLines } from '#shared/entered-text.ts'

/** Matches text with a visible character: zero-width characters and fillers (Hangul, Braille) are blank. */
export const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A name, title or search query. May be blank; `lineText` may not. */
export const optionalLineText = (missing: string) => z.string(missing).check(z.overwrite(cleanLine))

export const lineText = (missing: string) => optionalLineText(missing).check(z.regex(visible, missing))

/** Markdown or other multi-line text, with its leading and trailing spaces. */
export const linesText = (missing: string) => z.string(missing).check(z.overwrite(cleanLines))

/** An email address, username, slug, link or code. Not for passwords, whose characters stay unchanged. */
export const identifierText = (missing: string) => z.string(missing).check(z.overwrite(cleanIdentifier))
