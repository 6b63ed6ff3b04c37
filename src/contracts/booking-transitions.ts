import type { BookingStatus } from './bookings.ts'

/** The transitions of administrators. A client may only cancel. */
export const bookingTransitions: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  cancelled: ['pending'],
  completed: [],
}

/** Returns no transition from a status of another release or of a fork. */
export const transitionsFrom = (status: string): readonly BookingStatus[] =>
  Object.entries(bookingTransitions).find(([from]) => from === status)?.[1] ?? []
