import * as z from 'zod/mini'
import { emailTimings, emailTopics } from './email-topics.ts'

const timingSchema = z.enum(emailTimings, `Each choice is one of ${emailTimings.join(', ')}.`)

export const emailChoicesSchema = z.object({
  timings: z.partialRecord(z.enum(emailTopics), timingSchema),
  isConfirmed: z.boolean(),
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
