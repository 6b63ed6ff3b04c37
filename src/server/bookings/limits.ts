import type { Limit } from '#server/rate-limit/take.ts'

const hourSeconds = 60 * 60

/** Requests from one address (decisions, API manners). */
export const bookingRequests = (address: string): Limit => ({
  key: `bookings:${address}`,
  max: 20,
  windowSeconds: hourSeconds,
})

/** Codes of no booking, asked for from one address; afterwards it is told nothing of any code. */
export const unknownCodes = (address: string): Limit => ({
  key: `booking-codes:${address}`,
  max: 30,
  windowSeconds: hourSeconds,
})
