import { and, eq, sql } from 'drizzle-orm'
import type { BookingRequest } from '#contracts/booking-request.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookingEvents, bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'
import { bookingReceivedEmail } from '#server/email/booking-emails.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import { createToken, hashToken } from '#server/sessions/token.ts'
import { toAnswerColumns } from './booking-answers.ts'
import { bookingContact, contactAccount } from './booking-contact.ts'
import { createCode } from './code.ts'

/** Two codes of 80 bits that are alike come once in a trillion bookings; three in a row do not. */
const codeTries = 3

interface NewBooking {
  request: BookingRequest
  /** Whose account it is made under; a guest has none. */
  userId: number | null
  /** Who writes it down for somebody else, on the phone say: it goes into the log, and the agency needs no mail. */
  admin?: AuditEntry['actor']
  /** Origin of the site for the links in the emails, without a trailing slash. */
  siteUrl: string
  now: Date
  /** For tests of a code that is taken. */
  newCode?: () => string
}

/**
 * Writes a request with its first event and its mails. The unique index on the key decides between two submits of
 * one form: the second is given the booking of the first.
 * @returns the stored code
 */
export async function createBooking(
  db: Db,
  { request, userId, admin, siteUrl, now, newCode = createCode }: NewBooking,
) {
  const { idempotencyKey, serviceId } = request
  const [service] = await db
    .select({ title: services.bookingTitle })
    .from(services)
    .where(and(eq(services.id, serviceId), eq(services.onBooking, true), eq(services.status, 'published')))
  if (!service) return { ok: false as const, reason: 'no-such-service' as const }

  const [account] = userId ? await db.select(contactAccount).from(users).where(eq(users.id, userId)) : []
  const contact = bookingContact(request.clientEmail, account ?? null)
  const idempotencyHash = hashToken(idempotencyKey ?? createToken())
  const mailer = outboxMailer(db)
  for (let attempt = 0; attempt < codeTries; attempt += 1) {
    const code = newCode()
    // Of two submits only one row has this code and this hash; what follows is written for that one alone.
    const matchesNew = sql`${bookings.code} = ${code} and ${bookings.idempotencyHash} = ${idempotencyHash}`
    const isNew = sql`exists (select 1 from ${bookings} where ${matchesNew})`
    const [toClient, toAgency] = bookingReceivedEmail({
      code,
      service: service.title,
      contact,
      request,
      siteUrl,
    })
    const { inserted } = await batchNamed(db, {
      inserted: db
        .insert(bookings)
        .values({
          ...toAnswerColumns(request),
          serviceId,
          code,
          userId,
          idempotencyHash,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing()
        .returning({ code: bookings.code }),
      event: insertWhere(
        db,
        bookingEvents,
        {
          bookingId: bookings.id,
          status: bookings.status,
          actorId: admin?.id ?? userId,
          createdAt: bookings.createdAt,
        },
        matchesNew,
        bookings,
      ),
      emailToClient: mailer.queue(toClient, isNew),
      emailOrAudit: admin
        ? recordAudit(db, { actor: admin, action: 'booking.create', subject: formatCode(code) }, isNew)
        : mailer.queue(toAgency, isNew),
    })
    if (inserted.length > 0) return { ok: true as const, code, isNew: true }
    const [first] = await db
      .select({ code: bookings.code })
      .from(bookings)
      .where(eq(bookings.idempotencyHash, idempotencyHash))
    if (first) return { ok: true as const, code: first.code, isNew: false }
  }
  throw new Error(`${codeTries} new confirmation codes were all taken`)
}
