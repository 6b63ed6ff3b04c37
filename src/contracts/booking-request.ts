import * as z from 'zod/mini'
import { emailSchema } from './auth.ts'
import { budgetRanges, bookingRules } from './booking-rules.ts'
import { bookingRefusals } from './texts/en.ts'

/** A line of text somebody types: it goes into mails, where a line break would start a header. */
const line = (what: string, missing: string, charsMax: number) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(charsMax, `${what} has at most ${charsMax} characters.`),
      z.regex(/^\P{Cc}*$/u, `${what} has no line breaks or control characters.`),
    )

const notesSchema = z.string('Write the notes as text.').check(
  // A form sends every line break as two characters; the counter beside the field counts one.
  z.overwrite((text) => text.replace(/\r\n?/g, '\n').trim()),
  z.maxLength(bookingRules.notesCharsMax, 'Notes have at most 2,000 characters.'),
)

/** What somebody asks for on `/booking/{id}` (decisions, Details). Every message stands beside its field. */
export const bookingRequestSchema = z.object({
  /** A number, or its digits from a form. */
  serviceId: z.union(
    [
      z.int(),
      z.pipe(
        z.string().check(z.regex(/^\d{1,9}$/)),
        z.transform((digits) => Number(digits)),
      ),
    ],
    bookingRefusals['service-not-offered'],
  ),
  companyName: line('A company name', 'Enter the name of your company.', bookingRules.companyCharsMax),
  contactName: line('A name', 'Enter your name.', bookingRules.nameCharsMax),
  clientEmail: emailSchema,
  preferredTimeline: line(
    'A timeline',
    'Choose when you would like to start.',
    bookingRules.timelineCharsMax,
  ),
  budget: z.enum(budgetRanges, 'Choose a budget range.'),
  notes: z.optional(notesSchema),
  /** Made by the form's script: two requests with one key are one booking. */
  idempotencyKey: z.optional(
    z
      .string('The key of the request is not text.')
      .check(
        z.minLength(16, 'The key of the request is too short.'),
        z.maxLength(100, 'The key of the request is too long.'),
      ),
  ),
})
export type BookingRequest = z.infer<typeof bookingRequestSchema>
