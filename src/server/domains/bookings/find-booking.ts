import { asc, eq } from 'drizzle-orm'
import type { BookingView } from '#contracts/bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { bookingEvents, bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import { sideOf } from './find-conversation.ts'
import { readThread } from './read-thread.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import {
  readAnswers,
  readMaskedAnswers,
  readMaskedServiceAnswers,
  readServiceAnswers,
} from './booking-answers.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { readSenderKey } from './sender-key.ts'
import { appointmentFields } from './find-appointment.ts'
import { cancellationUndoableUntil } from './find-cancellation.ts'

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
  const isAssignee = user !== null && user.role !== 'client' && booking.assigneeId === user.id
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
