import { sql } from 'drizzle-orm'
import type { BookingInput } from '#contracts/booking-input.ts'
import type { SpamSign } from '#contracts/bookings.ts'
import type { OfferedSlot } from '#domains/schedules/find-free-slots.ts'
import { whereSlotFree } from '#domains/schedules/occupies-time.ts'
import { type AuditEntry, auditStatement } from '#platform/audit/record.ts'
import { createToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { bookingEvents, bookings } from '#platform/db/schema/bookings.ts'
import { existingUserId, insertWhere } from '#platform/db/sql.ts'
import { outboxMailer } from '#platform/email/mailer.ts'
import { noticeStatements } from '#platform/email/notify.ts'
import type { TokensAlongside } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { insertAppointmentLinkStatement } from './appointment-links.ts'
import { bookingReceivedEmail } from './booking-emails.ts'
import { toAnswerColumns, type BookingContact } from './booking-row.ts'
import { sourceColumns } from './booking-sources.ts'
import { releaseHoldsStatements, heldUntil, whereHoldsBelowLimit, whereDayHasRoom } from './holds.ts'
import { lostTimeStatements } from './lost-times.ts'
import { whereServiceBookable } from '#domains/content/bookable-services.ts'

const undatedLinkTtlMs = 30 * 24 * 60 * 60 * 1000

interface BookingToWrite {
  code: string
  input: BookingInput
  service: string
  userId: number | null
  admin: AuditEntry['actor'] | undefined
  offer: OfferedSlot | undefined
  idempotencyHash: string
  contact: BookingContact
  spamSign: SpamSign | null
  wordsHash: string | null
  isEmailed: boolean
  emailTokens: TokensAlongside
}

/**
 * Inserts a booking unless its code or its idempotency key is taken, its service is no longer offered or, with an offer,
 * somebody else has the time.
 * @returns whether it was inserted
 */
export async function writeBooking(context: ServiceContext, booking: BookingToWrite): Promise<boolean> {
  const { db, now, siteUrl } = context
  const { code, input, service, userId, admin, offer, idempotencyHash, contact } = booking
  const { spamSign, wordsHash, isEmailed, emailTokens } = booking
  const clientTimeZone = input.timeZone ?? null
  // Only the row that was inserted has both this code and this hash, so a losing request writes nothing
  // further.
  const matchesNewBooking = sql`${bookings.code} = ${code} and ${bookings.idempotencyHash} = ${idempotencyHash}`
  const newBookingExists = sql`exists (select 1 from ${bookings} where ${matchesNewBooking})`
  const hold = offer && { startsAt: offer.startsAt, until: heldUntil(offer.startsAt, now) }
  const token = createToken()
  const [toClient, toAgency] = bookingReceivedEmail({
    code,
    service,
    contact,
    answers: input,
    clientTimeZone,
    siteUrl,
    token,
    heldTime: hold && { ...hold, personTimeZone: offer.timeZone },
  })
  const isProved = admin !== undefined || contact.name !== null
  const whereTakeable = offer
    ? sql`${whereSlotFree(offer, { now })} and ${whereHoldsBelowLimit(input.clientEmail, now)} and ${isProved ? sql`1` : whereDayHasRoom(offer, now)}`
    : sql`1`
  const tellOfLostTimes = offer && !spamSign ? await lostTimeStatements(context, { slot: offer }) : undefined
  const { insertedRows } = await batchNamed(db, {
    insertedRows: insertWhere(
      db,
      bookings,
      {
        ...toAnswerColumns(input),
        serviceAnswers: input.serviceAnswers ?? null,
        serviceId: input.serviceId,
        code,
        userId: existingUserId(userId),
        idempotencyHash,
        spamSign,
        wordsHash,
        clientTimeZone,
        ...sourceColumns(input.source),
        ...(offer && hold
          ? {
              confirmedFor: hold.startsAt,
              heldUntil: hold.until,
              assigneeId: offer.userId,
              appointmentMinutes: offer.minutes,
            }
          : {}),
        createdAt: now,
        updatedAt: now,
      },
      sql`${whereServiceBookable(input.serviceId)} and ${whereTakeable}`,
    )
      .onConflictDoNothing()
      .returning({ code: bookings.code }),
    event: insertWhere(
      db,
      bookingEvents,
      {
        bookingId: bookings.id,
        status: bookings.status,
        actorId: existingUserId(admin?.id ?? userId),
        createdAt: bookings.createdAt,
      },
      matchesNewBooking,
      bookings,
    ),
    lostTimes: tellOfLostTimes?.(newBookingExists),
    expiredHolds:
      offer && !spamSign
        ? releaseHoldsStatements(db, { slot: offer, now, takerExists: newBookingExists })
        : undefined,
    link:
      (hold || contact.userId === null) && isEmailed
        ? insertAppointmentLinkStatement(
            db,
            {
              token,
              email: contact.email,
              startsAt: hold?.startsAt ?? new Date(now.getTime() + undatedLinkTtlMs),
            },
            sql`${matchesNewBooking} and ${emailTokens.whereLeft}`,
          )
        : undefined,
    emailToClient: isEmailed
      ? outboxMailer(db).queue(toClient, sql`${newBookingExists} and ${emailTokens.whereLeft}`)
      : undefined,
    emailTokens: isEmailed ? emailTokens.taking(newBookingExists) : undefined,
    emailOrAudit: admin
      ? auditStatement(
          db,
          { actor: admin, action: 'booking.create', subject: formatCode(code) },
          newBookingExists,
        )
      : spamSign
        ? undefined
        : noticeStatements(db, toAgency, newBookingExists),
  })
  return insertedRows.length > 0
}
