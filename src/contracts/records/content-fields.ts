import * as z from 'zod/mini'
import { contentStatuses } from '#contracts/content.ts'
import { lineText, linesText, optionalLineText, visible } from '#contracts/entered-text.ts'
import { withoutRules } from './fields.ts'

export const field = <Schema extends z.ZodMiniType>(entered: Schema) => ({
  stored: withoutRules(entered),
  entered,
})

/** A field that pages show if it is there. Null, an empty text or an empty list takes it off the page. */
export const optionalField = <Schema extends z.ZodMiniType>(entered: Schema) => ({
  stored: z.optional(withoutRules(entered)),
  entered: z.optional(z.nullable(entered)),
})

const atMost = (what: string, charsMax: number) =>
  z.maxLength(charsMax, `${what} has at most ${charsMax} characters.`)

export const line = (what: string, charsMax: number) =>
  lineText(`${what} is missing.`).check(atMost(what, charsMax))

export const text = (what: string, charsMax: number) =>
  linesText(`${what} is missing.`).check(
    z.trim(),
    z.regex(visible, `${what} is missing.`),
    atMost(what, charsMax),
  )

export const blankableLine = (what: string, charsMax: number) =>
  optionalLineText(`${what} is a text.`).check(atMost(what, charsMax))

export const blankableText = (what: string, charsMax: number) =>
  linesText(`${what} is a text.`).check(z.trim(), atMost(what, charsMax))

const orderMessage = 'The order is between 0 and 10,000.'

export const sortOrder = field(
  z.int('The order is a whole number.').check(z.gte(0, orderMessage), z.lte(10_000, orderMessage)),
)

/** A picture of the library, by the id of its file. */
export const pictureId = (what: string) => {
  const message = `${what} is given by the number of its file in the library.`
  return z.int(message).check(z.gte(1, message))
}

export const status = field(z.enum(contentStatuses, 'The status is draft, published or archived.'))
