import type { BookingView } from '#contracts/bookings.ts'
import { readCode } from '#shared/confirmation-code.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { secondsUntilAllowed } from '#platform/rate-limit/peek.ts'
import { takeTokens, tooMany, type TooMany } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { findBooking } from './find-booking.ts'

type NotFound = { ok: false; reason: 'booking-not-found' } | TooMany

/**
 * Finds a booking by its code. Unknown codes count toward a limit, beyond which even right codes are refused, so that
 * codes cannot be guessed. Malformed codes do not count. Those who may see the booking without its code have nothing to
 * guess: they are never refused, whatever others behind their address have tried.
 * @param isTheirs whether the signed-in reader may see what was found without knowing its code
 */
export async function lookUpByCode<Found>(
  context: ServiceContext,
  code: string,
  find: (storedCode: string) => Promise<Found | null>,
  isTheirs: (match: Found) => boolean,
): Promise<{ ok: true; found: Found } | NotFound> {
  const storedCode = readCode(code)
  if (storedCode === null) return { ok: false, reason: 'booking-not-found' }
  const unknownCodes = ipLimits('booking-codes', context.ip)
  const waitSeconds = await secondsUntilAllowed(context, unknownCodes)
  if (waitSeconds !== null && !context.user) return tooMany(waitSeconds)
  const match = await find(storedCode)
  if (waitSeconds !== null && (match === null || !isTheirs(match))) return tooMany(waitSeconds)
  if (match === null) {
    const tokens = await takeTokens(context, unknownCodes)
    return tokens.ok ? { ok: false, reason: 'booking-not-found' } : tokens
  }
  // Guesses sent at once are all looked up before the first of them is counted.
  const waitAfterSeconds = isTheirs(match) ? null : await secondsUntilAllowed(context, unknownCodes)
  return waitAfterSeconds === null ? { ok: true, found: match } : tooMany(waitAfterSeconds)
}

/**
 * Returns the view of a booking that the reader may see. Refuses with `booking-not-found`, or `too-many-attempts`
 * after too many unknown codes from this IP.
 */
export async function lookUpBooking(
  context: ServiceContext,
  code: string,
  senderKey?: string,
): Promise<{ ok: true; booking: BookingView } | NotFound> {
  const result = await lookUpByCode(
    context,
    code,
    (storedCode) => findBooking(context, storedCode, senderKey),
    ({ thread, isSender }) => thread !== undefined || isSender,
  )
  return result.ok ? { ok: true, booking: result.found } : result
}
