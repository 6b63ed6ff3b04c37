import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'

/** When a booking takes place, for whoever holds its code. */
export interface Appointment {
  /** As stored. */
  code: string
  service: string
  companyName: string
  /** Null while it is not confirmed, or confirmed without a date. */
  startsAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/**
 * The appointment of a booking, or null for a code of none.
 * @param code as stored
 */
export async function findAppointment(db: Db, code: string): Promise<Appointment | null> {
  const [row] = await db
    .select({
      companyName: bookings.companyName,
      service: services.bookingTitle,
      status: bookings.status,
      confirmedFor: bookings.confirmedFor,
      createdAt: bookings.createdAt,
      updatedAt: bookings.updatedAt,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(eq(bookings.code, code))
  if (!row) return null
  const { status, confirmedFor, ...rest } = row
  return { ...rest, code, startsAt: status === 'confirmed' ? confirmedFor : null }
}
