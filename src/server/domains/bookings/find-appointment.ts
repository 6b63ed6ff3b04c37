import { eq } from 'drizzle-orm'
import { bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

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
