import { and, eq, gt } from 'drizzle-orm'
import { bookings } from '#platform/db/schema/bookings.ts'
import { appointmentLinks } from '#platform/db/schema/schedules.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { hashToken, isToken } from '#platform/crypto/token.ts'
import { readCode } from '#shared/confirmation-code.ts'
import { isMovable } from './appointment-times.ts'
import { type BookingSnapshot, seeBooking } from './see-booking.ts'

export interface AppointmentKey {
  token?: string | undefined
  code?: string | undefined
}

/**
 * Returns the booking whose time the reader may change. A link to a former address of the client opens nothing, nor does
 * the key of the browser that sent the booking, which has no address.
 */
export async function findAppointmentOf(
  context: ServiceContext,
  key: AppointmentKey,
): Promise<BookingSnapshot | null> {
  const snapshot = await findByKey(context, key)
  return snapshot && isMovable(snapshot.booking, context.now) ? snapshot : null
}

/** Returns the booking that the link or the owner's code opens, or null when there is none or it is not cancelled. */
export async function findCancelledOf(
  context: ServiceContext,
  key: AppointmentKey,
): Promise<BookingSnapshot | null> {
  const snapshot = await findByKey(context, key)
  return snapshot?.booking.status === 'cancelled' ? snapshot : null
}

const findByKey = (context: ServiceContext, { token, code }: AppointmentKey) =>
  token === undefined ? findOwn(context, code ?? '') : findLinked(context, token)

async function findLinked({ db, now }: ServiceContext, token: string): Promise<BookingSnapshot | null> {
  if (!isToken(token)) return null
  const [link] = await db
    .select({ bookingId: appointmentLinks.bookingId, email: appointmentLinks.email })
    .from(appointmentLinks)
    .where(and(eq(appointmentLinks.tokenHash, hashToken(token)), gt(appointmentLinks.expiresAt, now)))
  const snapshot = link && (await seeBooking(db, eq(bookings.id, link.bookingId)))
  return snapshot && link.email !== '' && snapshot.contact.email === link.email ? snapshot : null
}

async function findOwn({ db, user }: ServiceContext, code: string): Promise<BookingSnapshot | null> {
  const storedCode = readCode(code)
  if (!user || storedCode === null) return null
  return (await seeBooking(db, and(eq(bookings.code, storedCode), eq(bookings.userId, user.id)))) ?? null
}
