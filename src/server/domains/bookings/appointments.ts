import { and, eq, gt, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { AppointmentMover } from '#contracts/bookings.ts'
import { hashToken, isToken } from '#platform/crypto/token.ts'
import { bookingMoves, bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import { appointmentLinks } from '#platform/db/schema/schedules.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { readCode } from '#shared/confirmation-code.ts'
import { isMovable } from './appointment-times.ts'
import { type BookingSnapshot, seeBooking } from './snapshots.ts'

export interface Appointment {
  code: string
  userId: number | null
  service: string
  companyName: string
  startsAt: Date | null
  /** Whether the client has picked the time and the agency has not confirmed it. */
  isTentative: boolean
  minutes: number | null
  sequence: number
  changedAt: Date
}

type Dated = Pick<typeof bookings.$inferSelect, 'status' | 'confirmedFor'>

export const appointmentOf = ({ status, confirmedFor }: Dated): Date | null =>
  status === 'confirmed' ? confirmedFor : null

type Picked = Pick<typeof bookings.$inferSelect, 'status' | 'confirmedFor' | 'heldUntil'>

export const pickedTimeOf = ({ status, confirmedFor, heldUntil }: Picked, now: Date): Date | null =>
  status === 'pending' && heldUntil && heldUntil > now ? confirmedFor : null

export const appointmentFields = (row: Picked) => {
  const { status, confirmedFor, heldUntil } = row
  if (!confirmedFor) return {}
  if (status !== 'pending') return { confirmedFor: confirmedFor.toISOString() }
  if (!heldUntil) return {}
  const [startsAt, until] = [confirmedFor.toISOString(), heldUntil.toISOString()]
  return { pickedTime: { startsAt, heldUntil: until } }
}

/**
 * Returns a booking's appointment, or null when no booking has this code. `startsAt` is null unless the time is
 * confirmed or held for the client.
 */
export async function findAppointment(
  { db, now }: ServiceContext,
  code: string,
): Promise<Appointment | null> {
  const [row] = await db
    .select({
      userId: bookings.userId,
      companyName: bookings.companyName,
      service: services.bookingTitle,
      status: bookings.status,
      confirmedFor: bookings.confirmedFor,
      heldUntil: bookings.heldUntil,
      minutes: bookings.appointmentMinutes,
      sequence: bookings.calendarSequence,
      changedAt: bookings.updatedAt,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(eq(bookings.code, code))
  if (!row) return null
  const { status, confirmedFor, heldUntil, ...rest } = row
  const pickedTime = pickedTimeOf({ status, confirmedFor, heldUntil }, now)
  const startsAt = appointmentOf({ status, confirmedFor }) ?? pickedTime
  return { ...rest, code, startsAt, isTentative: pickedTime !== null }
}

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

const shownMax = 50

interface Move {
  startedBefore: Date | null
  startsAt: Date | null
  movedBy: AppointmentMover
}

export const moveFields = ({ startedBefore, startsAt, movedBy }: Move) => ({
  startedBefore: startedBefore?.toISOString() ?? null,
  startsAt: startsAt?.toISOString() ?? null,
  movedBy,
})

/**
 * Matches the last moves of each booking. It finds the bookings first and then reads only the moves that it shows,
 * because a condition on each move would read all of them.
 * @param bookingIds one id, or a query of ids
 */
export const whereShownMoves = (bookingIds: number | SQLWrapper): SQL =>
  sql`${bookingMoves.id} in (
    select latest.id from bookings cross join booking_moves latest on latest.booking_id = bookings.id
      and latest.id >= coalesce((select oldest.id from booking_moves oldest where oldest.booking_id = bookings.id order by oldest.id desc limit 1 offset ${shownMax - 1}), 0)
    where bookings.id in ${typeof bookingIds === 'number' ? [bookingIds] : bookingIds})`
