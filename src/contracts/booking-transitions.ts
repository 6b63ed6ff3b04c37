import type { BookingStatus } from './bookings.ts'

/** An owner may only cancel a pending booking; these transitions are the administrators'. */
export const bookingTransitions: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  cancelled: [],
  completed: [],
}

/** Returns no transition from a status of another release or of a fork. */
export const transitionsFrom = (status: string): readonly BookingStatus[] =>
  Object.entries(bookingTransitions).find(([from]) => from === status)?.[1] ?? []
