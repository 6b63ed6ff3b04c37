import type { BookingView } from '#contracts/bookings.ts'
import { readCode } from '#contracts/confirmation-code.ts'
import type { Db } from '#server/db/open.ts'
import { secondsUntilFull } from '#server/rate-limit/peek.ts'
import { takeToken } from '#server/rate-limit/take.ts'
import { findBooking } from './find-booking.ts'
import { unknownCodes } from './limits.ts'

interface LookUp {
  /** As somebody wrote it. */
  code: string
  reader: Parameters<typeof findBooking>[2]
  address: string
}

/**
 * Finds a booking for whoever holds its code, and counts codes that belong to none: an address with too many of
 * them is told nothing more, right codes included. What can be no code is not counted.
 */
export async function lookUpBooking(
  db: Db,
  { code, reader, address }: LookUp,
): Promise<
  | { ok: true; booking: BookingView }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }
> {
  const stored = readCode(code)
  if (stored === null) return { ok: false, reason: 'not-found' }
  const limit = unknownCodes(address)
  const waitSeconds = await secondsUntilFull(db, limit)
  if (waitSeconds !== null) return { ok: false, reason: 'too-many', retryAfterSeconds: waitSeconds }
  const booking = await findBooking(db, stored, reader)
  if (booking) return { ok: true, booking }
  const token = await takeToken(db, limit)
  return token.allowed
    ? { ok: false, reason: 'not-found' }
    : { ok: false, reason: 'too-many', retryAfterSeconds: token.retryAfterSeconds }
}
