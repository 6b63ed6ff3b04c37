import { eq } from 'drizzle-orm'
import { bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'
import type { ServiceContext } from '#server/service-context.ts'

export interface Appointment {
  code: string
  service: string
  companyName: string
  startsAt: Date | null
  sequence: number
  changedAt: Date
}

type Dated = Pick<typeof bookings.$inferSelect, 'status' | 'confirmedFor'>

export const appointmentOf = ({ status, confirmedFor }: Dated): Date | null =>
  status === 'confirmed' ? confirmedFor : null

export async function findAppointment({ db }: ServiceContext, code: string): Promise<Appointment | null> {
  const [row] = await db
    .select({
      companyName: bookings.companyName,
      service: services.bookingTitle,
      status: bookings.status,
      confirmedFor: bookings.confirmedFor,
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
