import * as z from 'zod/mini'
import { lineText } from './entered-text.ts'

export const nameSchema = (charsMax: number, missing = 'Enter a name.') =>
  lineText(missing).check(z.maxLength(charsMax, `A name has at most ${charsMax} characters.`))
