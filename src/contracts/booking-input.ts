import * as z from 'zod/mini'
import { bookingQuestions } from '#content/booking/questions.ts'
import { emailSchema } from './auth-input.ts'
import { readTimeZone } from '#shared/read-time-zone.ts'
import { lineText, linesText, visible } from './entered-text.ts'
import { instantSchema } from './instant.ts'
import { bookingFieldList } from './booking-fields.ts'
import { bookingRules } from './booking-rules.ts'
import { givenAnswersOf, serviceAnswersSchema } from './service-answers.ts'
import { bookingRefusals } from '#content/interface/answers.ts'

const line = (what: string, missing: string, charsMax: number) =>
  lineText(missing).check(z.maxLength(charsMax, `${what} has at most ${charsMax} characters.`))

const notesSchema = linesText('Notes must be text.').check(
  z.trim(),
  z.maxLength(bookingRules.notesCharsMax, 'Notes have at most 2,000 characters.'),
)

export const bookingShape = z.object({
  serviceId: z.union(
    [
      z.int(bookingRefusals['service-not-offered']),
      z.pipe(
        z.string().check(z.regex(/^\d{1,9}$/)),
        z.transform((digits) => Number(digits)),
      ),
    ],
    bookingRefusals['service-not-offered'],
  ),
  companyName: line('A company name', bookingQuestions.companyName.missing, bookingRules.companyCharsMax),
  contactName: line('A name', bookingQuestions.contactName.missing, bookingRules.nameCharsMax),
  clientEmail: emailSchema,
  preferredTimeline: line(
    'A timeline',
    bookingQuestions.preferredTimeline.missing,
    bookingRules.timelineCharsMax,
  ),
  budget: z.enum(bookingQuestions.budget.options, bookingQuestions.budget.missing),
  notes: z.optional(notesSchema),
  serviceAnswers: z.optional(serviceAnswersSchema),
  slot: z.optional(instantSchema),
  timeZone: z.nullish(z.string()),
  idempotencyKey: z.optional(
    z
      .string('The idempotency key must be text.')
      .check(
        z.minLength(16, 'The idempotency key is too short.'),
        z.maxLength(100, 'The idempotency key is too long.'),
      ),
  ),
})
export type BookingInput = z.infer<typeof bookingShape>

export const bookingInputSchema = z.pipe(
  z.transform((input: unknown) => prepareInput(input, { isOptional: false })),
  bookingShape,
)

export const enteredBookingSchema = z.pipe(
  z.transform((input: unknown) => prepareInput(input, { isOptional: true })),
  bookingShape,
)

function prepareInput(input: unknown, { isOptional }: { isOptional: boolean }): unknown {
  if (typeof input !== 'object' || input === null) return input
  const answers: Record<string, unknown> = { ...input, serviceAnswers: givenAnswersOf(input, { isOptional }) }
  if (answers.slot === '' || answers.slot === null) delete answers.slot
  answers.timeZone = typeof answers.timeZone === 'string' ? readTimeZone(answers.timeZone) : null
  for (const { name, isOptional: mayBeBlank } of bookingFieldList) {
    if (mayBeBlank && typeof answers[name] === 'string' && !visible.test(answers[name])) delete answers[name]
  }
  return answers
}
