import { asc, eq } from 'drizzle-orm'
import type { BookingView } from '#contracts/bookings.ts'
import { takesAppointments } from '#contracts/role-abilities.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookingEvents, bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { secondsUntilAllowed, takeTokens, tooMany, type TooMany } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { formatCode, readCode } from '#shared/confirmation-code.ts'
import { readSenderKey } from './appointment-links.ts'
import { appointmentFields } from './appointments.ts'
import {
  readAnswers,
  readMaskedAnswers,
  readMaskedServiceAnswers,
  readServiceAnswers,
} from './booking-row.ts'
import { cancellationUndoableUntil } from './find-cancellation.ts'
import { sideOf, readThread } from './thread.ts'

/**
 * Returns a booking as its reader may see it, or null when no booking has this code.
 * @param senderKey from the cookie of the browser that sent the booking or followed an emailed link to it
 */
export async function findBooking(
  context: ServiceContext,
  code: string,
  senderKey?: string,
): Promise<BookingView | null> {
  const { db, user } = context
  const { rows, events } = await batchNamed(db, {
    rows: db
      .select({ booking: bookings, service: services.bookingTitle, accountEmail: users.email })
      .from(bookings)
      .innerJoin(services, eq(services.id, bookings.serviceId))
      .leftJoin(users, eq(users.id, bookings.userId))
      .where(eq(bookings.code, code)),
    events: db
      .select({ status: bookingEvents.status, createdAt: bookingEvents.createdAt })
      .from(bookingEvents)
      .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
      .where(eq(bookings.code, code))
      .orderBy(asc(bookingEvents.id)),
  })
  const [row] = rows
  if (!row) return null
  const { booking, service, accountEmail } = row
  const isOwn = user !== null && booking.userId === user.id
  const side = sideOf(booking, user)
  const isAssignee = user !== null && takesAppointments(user.role) && booking.assigneeId === user.id
  const email = accountEmail ?? booking.clientEmail
  const proof = side ? null : await readSenderKey(context, senderKey, { booking, email })
  const isSender = isOwn || proof !== null
  const isOpen = side !== null || isAssignee || proof !== null
  const isErased = booking.clientEmail === ''
  const undoUntil =
    isOwn && booking.status === 'cancelled' ? await cancellationUndoableUntil(context, booking.id) : null
  return {
    confirmationCode: formatCode(booking.code),
    status: booking.status,
    createdAt: booking.createdAt.toISOString(),
    service,
    serviceId: booking.serviceId,
    ...(isOpen || isErased ? readAnswers(booking) : readMaskedAnswers(booking)),
    serviceAnswers: isOpen ? readServiceAnswers(booking) : readMaskedServiceAnswers(booking),
    ...appointmentFields(booking),
    ...(booking.appointmentMinutes ? { minutes: booking.appointmentMinutes } : {}),
    ...(isSender && booking.clientTimeZone ? { timeZone: booking.clientTimeZone } : {}),
    isOwn,
    isSender,
    ...(proof === 'mailbox' && senderKey ? { linkToken: senderKey } : {}),
    ...(undoUntil ? { undoUntil: undoUntil.toISOString() } : {}),
    isClaimable: booking.userId === null && !isErased,
    ...(side ? { thread: await readThread(context, { bookingId: booking.id, side }) } : {}),
    events: events.map(({ status, createdAt }) => ({ status, createdAt: createdAt.toISOString() })),
  }
}

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
