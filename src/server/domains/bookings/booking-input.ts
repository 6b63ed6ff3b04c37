import { bookingQuestions } from '#content/booking/questions.ts'
import { serviceQuestions } from '#content/booking/service-questions.ts'
import { bookingSchemas } from '#contracts/booking-input.ts'

export const { bookingShape, bookingInputSchema, enteredBookingSchema } = bookingSchemas(
  bookingQuestions,
  serviceQuestions,
)
