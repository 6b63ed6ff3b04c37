import * as z from 'zod/mini'
import { perField } from './booking-fields.ts'

export const bookingAnswersShape = perField(
  () => z.string(),
  () => z.optional(z.string()),
)
const bookingAnswersSchema = z.object(bookingAnswersShape)
export type BookingAnswers = z.infer<typeof bookingAnswersSchema>
