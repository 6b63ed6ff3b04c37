import * as z from 'zod/mini'
import { emailSchema } from './auth.ts'
import { readTimeZone } from '#shared/time-zones.ts'
import { lineText, linesText, visible } from './entered-text.ts'
import { instantSchema } from './dates.ts'
import { bookingFields, type BookingQuestions } from './booking-fields.ts'
import { bookingRules } from './booking-rules.ts'
import { bookingSourceSchema } from './booking-source.ts'
import { givenAnswersOf, serviceAnswersSchema } from './service-answers.ts'
import type { ServiceQuestions } from './service-questions.ts'
import { bookingRefusals } from '#content/interface/answers.ts'

const line = (what: string, missing: string, charsMax: number) =>
  lineText(missing).check(z.maxLength(charsMax, `${what} has at most ${charsMax} characters.`))

const notesSchema = linesText('Notes must be text.').check(
  z.trim(),
  z.maxLength(bookingRules.notesCharsMax, 'Notes have at most 2,000 characters.'),
)

const bookingShapeOf = (bookingQuestions: BookingQuestions) =>
  z.object({
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
    source: z.optional(bookingSourceSchema),
    idempotencyKey: z.optional(
      z
        .string('The idempotency key must be text.')
        .check(
          z.minLength(16, 'The idempotency key is too short.'),
          z.maxLength(100, 'The idempotency key is too long.'),
        ),
    ),
  })
export type BookingInput = z.infer<ReturnType<typeof bookingShapeOf>>

/**
 * Returns the schemas of a booking with an agency's questions. `enteredBookingSchema` is for bookings that the agency
 * enters: they may leave out the answers about the service.
 */
export function bookingSchemas(bookingQuestions: BookingQuestions, serviceQuestions: ServiceQuestions) {
  const bookingShape = bookingShapeOf(bookingQuestions)
  const schema = ({ isOptional }: { isOptional: boolean }) =>
    z.pipe(
      z.transform((input: unknown) => prepareInput(input, serviceQuestions, isOptional)),
      bookingShape,
    )
  return {
    bookingShape,
    bookingInputSchema: schema({ isOptional: false }),
    enteredBookingSchema: schema({ isOptional: true }),
  }
}

function prepareInput(input: unknown, serviceQuestions: ServiceQuestions, isOptional: boolean): unknown {
  if (typeof input !== 'object' || input === null) return input
  const serviceAnswers = givenAnswersOf(input, { serviceQuestions, isOptional })
  const answers: Record<string, unknown> = { ...input, serviceAnswers, source: input }
  if (answers.slot === '' || answers.slot === null) delete answers.slot
  answers.timeZone = typeof answers.timeZone === 'string' ? readTimeZone(answers.timeZone) : null
  for (const [name, field] of Object.entries(bookingFields)) {
    const mayBeBlank = 'isOptional' in field && field.isOptional
    if (mayBeBlank && typeof answers[name] === 'string' && !visible.test(answers[name])) delete answers[name]
  }
  return answers
}
