import type { BookingView } from '#contracts/bookings.ts'
import { readCode } from '#shared/confirmation-code.ts'
import type { Db } from '#server/db/open.ts'
import { limit } from '#server/rate-limit/limits.ts'
import { secondsUntilFull } from '#server/rate-limit/peek.ts'
import { takeToken, tooMany, type TooMany } from '#server/rate-limit/take.ts'
import { findBooking } from './find-booking.ts'

interface Asked {
  /** As somebody wrote it. */
  code: string
  address: string
}

type NotFound = { ok: false; reason: 'booking-not-found' } | TooMany

/**
 * Finds something by a confirmation code, and counts codes that lead to nothing: an address with too many of them is
 * told nothing more, right codes included. What can be no code is not counted.
 * @param find is given the code as stored
 */
export async function lookUpByCode<Found>(
  db: Db,
  { code, address }: Asked,
  find: (stored: string) => Promise<Found | null>,
): Promise<{ ok: true; found: Found } | NotFound> {
  const stored = readCode(code)
  if (stored === null) return { ok: false, reason: 'booking-not-found' }
  const unknownCodes = limit('booking-codes', address)
  const waitSeconds = await secondsUntilFull(db, unknownCodes)
  if (waitSeconds !== null) return tooMany(waitSeconds)
  const found = await find(stored)
  if (found !== null) return { ok: true, found }
  const token = await takeToken(db, unknownCodes)
  return token.allowed ? { ok: false, reason: 'booking-not-found' } : tooMany(token.retryAfterSeconds)
}

/** A booking for whoever holds its code. */
export async function lookUpBooking(
  db: Db,
  { reader, ...asked }: Asked & { reader: Parameters<typeof findBooking>[2] },
): Promise<{ ok: true; booking: BookingView } | NotFound> {
  const result = await lookUpByCode(db, asked, (stored) => findBooking(db, stored, reader))
  return result.ok ? { ok: true, booking: result.found } : result
}
