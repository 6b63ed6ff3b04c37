import { bookingTransitions } from '#contracts/booking-rules.ts'
import type { BookingStatus } from '#contracts/bookings.ts'

/** What a status may become. Statuses that a later version knows have no moves here. */
export const transitionsFrom = (status: string): readonly BookingStatus[] =>
  Object.entries(bookingTransitions).find(([from]) => from === status)?.[1] ?? []

/** The move to a status as something one does. */
export const transitionVerbs: Record<BookingStatus, string> = {
  pending: 'Reopen',
  confirmed: 'Confirm',
  cancelled: 'Cancel',
  completed: 'Complete',
}
