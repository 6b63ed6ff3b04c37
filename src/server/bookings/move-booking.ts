import { and, eq, inArray, sql } from 'drizzle-orm'
import { bookingMoves } from '#contracts/booking-rules.ts'
import { type BookingStatus, bookingStatuses } from '#contracts/bookings.ts'
import type { Db } from '#server/db/open.ts'
import { bookingEvents, bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'
import { statusChanged } from '#server/mail/booking-mails.ts'
import { outboxMailer } from '#server/mail/mailer.ts'

interface Move {
  /** As stored. */
  code: string
  to: BookingStatus
  actorId: number
  /** The owner may move a booking only while it is theirs. */
  ownerId?: number
  /** From which statuses; without it every one that leads to `to`. */
  from?: readonly BookingStatus[]
  /** The appointment, where the move sets one or takes it away. */
  confirmedFor?: Date | null | undefined
  now: Date
}

/**
 * Changes a booking's status with its event and the mail to its client. The statement's own condition decides
 * between two moves at once: one wins, the other finds a status that it may not leave.
 */
export async function moveBooking(db: Db, { code, to, actorId, ownerId, now, from, confirmedFor }: Move) {
  const mayLeave = [...(from ?? bookingStatuses.filter((status) => bookingMoves[status].includes(to)))]
  const isTheirs = and(
    eq(bookings.code, code),
    ownerId === undefined ? undefined : eq(bookings.userId, ownerId),
  )
  const [found] = await db
    .select({ booking: bookings, service: services.bookingTitle })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(isTheirs)
  if (!found) return { ok: false as const, reason: 'not-found' as const }

  const isMovable = sql`${and(isTheirs, inArray(bookings.status, mayLeave))}`
  const mail = statusChanged({ ...found.booking, service: found.service, confirmedFor }, to)
  // Event and mail ask what the update asks, before it: a batch is one transaction, so all three see the same row.
  const [, , moved] = await db.batch([
    db
      .insert(bookingEvents)
      .select(sql`select null, id, ${to}, ${actorId}, ${now.getTime()} from ${bookings} where ${isMovable}`),
    outboxMailer(db).queue(mail, sql`exists (select 1 from ${bookings} where ${isMovable})`),
    db
      .update(bookings)
      .set({ status: to, updatedAt: now, ...(confirmedFor === undefined ? {} : { confirmedFor }) })
      .where(and(isTheirs, inArray(bookings.status, mayLeave)))
      .returning({ id: bookings.id }),
  ])
  return moved.length > 0 ? { ok: true as const } : { ok: false as const, reason: 'illegal' as const }
}

/** The owner's own move: only while pending (decisions, Client area). */
export const cancelBooking = (db: Db, { code, userId, now }: { code: string; userId: number; now: Date }) =>
  moveBooking(db, { code, to: 'cancelled', from: ['pending'], actorId: userId, ownerId: userId, now })
