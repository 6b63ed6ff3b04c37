import * as z from 'zod/mini'
import { emailTimings, emailTopics } from './email-topics.ts'

const timingSchema = z.enum(emailTimings, `Each choice is one of ${emailTimings.join(', ')}.`)

export const emailChoicesSchema = z.object({
  /** Only the topics that the account's role can get. */
  timings: z.partialRecord(z.enum(emailTopics), timingSchema),
  isConfirmed: z.boolean(),
  /** Without the clock, what was chosen as daily is sent at once. */
  isClockMissing: z.boolean(),
})
export type EmailChoices = z.infer<typeof emailChoicesSchema>

export const emailChoicesChangeSchema = z.object({
  timings: z.partialRecord(
    z.enum(emailTopics, `The topics are ${emailTopics.join(', ')}.`),
    timingSchema,
    '"timings" names topics and when each is sent.',
  ),
})
