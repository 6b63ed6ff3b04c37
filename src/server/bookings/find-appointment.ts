import { eq } from 'drizzle-orm'
import { bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'
import type { ServiceContext } from '#server/service-context.ts'

export interface Appointment {
  code: string
  userId: number | null
  service: string
  companyName: string
  startsAt: Date | null
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
 * Returns a booking's appointment, or null when no booking has this code. `startsAt` is null unless it is confirmed.
 */
export async function findAppointment({ db }: ServiceContext, code: string): Promise<Appointment | null> {
  const [row] = await db
    .select({
      userId: bookings.userId,
      companyName: bookings.companyName,
      service: services.bookingTitle,
      status: bookings.status,
      confirmedFor: bookings.confirmedFor,
      minutes: bookings.appointmentMinutes,
      sequence: bookings.calendarSequence,
      changedAt: bookings.updatedAt,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(eq(bookings.code, code))
  if (!row) return null
  const { status, confirmedFor, ...rest } = row
  return { ...rest, code, startsAt: appointmentOf({ status, confirmedFor }) }
}
