import { bookingTransitions } from '#contracts/booking-rules.ts'
import type { BookingStatus } from '#contracts/bookings.ts'

export const transitionsFrom = (status: string): readonly BookingStatus[] =>
  Object.entries(bookingTransitions).find(([from]) => from === status)?.[1] ?? []
