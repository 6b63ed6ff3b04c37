import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'
import { appointmentChanged } from '#server/mail/booking-mails.ts'
import { outboxMailer } from '#server/mail/mailer.ts'

interface Appointment {
  /** As stored. */
  code: string
  /** Null takes the date away. */
  confirmedFor: Date | null
  now: Date
}

/**
 * Sets the date of a confirmed booking, or moves it, with the mail to its client. The same date again writes nothing
 * and mails nobody. A booking that is not confirmed has no date: 'illegal'.
 */
export async function setAppointment(db: Db, { code, confirmedFor, now }: Appointment) {
  const [found] = await db
    .select({ booking: bookings, service: services.bookingTitle })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(eq(bookings.code, code))
  if (!found) return { ok: false as const, reason: 'not-found' as const }
  const isConfirmed = and(eq(bookings.code, code), eq(bookings.status, 'confirmed'))
  const changes = and(isConfirmed, sql`${bookings.confirmedFor} is not ${confirmedFor?.getTime() ?? null}`)
  const mail = appointmentChanged({ ...found.booking, service: found.service, confirmedFor })
  const [, , confirmed] = await db.batch([
    outboxMailer(db).queue(mail, sql`exists (select 1 from ${bookings} where ${changes})`),
    db.update(bookings).set({ confirmedFor, updatedAt: now }).where(changes),
    db.select({ id: bookings.id }).from(bookings).where(isConfirmed),
  ])
  return confirmed.length > 0 ? { ok: true as const } : { ok: false as const, reason: 'illegal' as const }
}
