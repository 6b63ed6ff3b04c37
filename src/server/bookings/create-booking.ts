import { eq, sql } from 'drizzle-orm'
import type { BookingInput } from '#contracts/booking-input.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookingEvents, bookings } from '#server/db/schema/bookings.ts'
import { bookingReceivedEmail } from '#server/email/booking-emails.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import { notifying } from '#server/email/notify.ts'
import { mayEmailUnproved } from '#server/email/unproved-address.ts'
import { addressLimits } from '#server/rate-limit/limits.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { createToken, hashToken } from '#server/sessions/token.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { toAnswerColumns } from './booking-answers.ts'
import { bookingContact, contactAccount } from './booking-contact.ts'
import { createCode } from './code.ts'
import { findSpamSign, hashWords, type Visitor } from './spam.ts'
import { findBookableService } from './service-is-bookable.ts'

/** Two codes of 80 bits collide once in a trillion bookings, so three collisions in a row are a bug. */
const codeTries = 3

export async function createBooking(
  context: ServiceContext,
  input: BookingInput,
  { isHoneypotFilled = false, isUnchecked = false }: Partial<Visitor> = {},
) {
  const taken = await takeTokens(context, addressLimits('bookings', context.address))
  if (!taken.ok) return taken
  return insertBooking(context, {
    input,
    userId: context.user?.id ?? null,
    visitor: { isHoneypotFilled, isUnchecked },
  })
}

export async function enterBooking(context: ServiceContext<SessionUser>, input: BookingInput) {
  return insertBooking(context, { input, userId: null, admin: context.user })
}

interface NewBooking {
  input: BookingInput
  userId: number | null
  admin?: AuditEntry['actor']
  /** Absent for bookings that the agency enters itself, which are neither limited nor taken for spam. */
  visitor?: Visitor
  newCode?: () => string
}

export async function insertBooking(
  context: ServiceContext,
  { input, userId, admin, visitor, newCode = createCode }: NewBooking,
) {
  const { db, now, siteUrl } = context
  const { idempotencyKey, serviceId } = input
  const service = await findBookableService(context, serviceId)
  if (!service) return { ok: false as const, reason: 'service-not-offered' as const }

  const [account] = userId ? await db.select(contactAccount).from(users).where(eq(users.id, userId)) : []
  const contact = bookingContact(input.clientEmail, account ?? null)
  const isProved = contact.name !== null
  const spamSign = visitor && !isProved ? await findSpamSign(context, { input, ...visitor }) : null
  const mayEmail =
    !spamSign && (!visitor || isProved || (await mayEmailUnproved({ db, now }, 'booking', contact.email)))
  const idempotencyHash = hashToken(idempotencyKey ?? createToken())
  for (let attempt = 0; attempt < codeTries; attempt += 1) {
    const code = newCode()
    // Only the row that won has both this code and this hash, so the losing submit writes nothing further.
    const matchesNewBooking = sql`${bookings.code} = ${code} and ${bookings.idempotencyHash} = ${idempotencyHash}`
    const newBookingExists = sql`exists (select 1 from ${bookings} where ${matchesNewBooking})`
    const [toClient, toAgency] = bookingReceivedEmail({
      code,
      service: service.title,
      contact,
      answers: input,
      siteUrl,
    })
    const { insertedRows } = await batchNamed(db, {
      insertedRows: db
        .insert(bookings)
        .values({
          ...toAnswerColumns(input),
          serviceId,
          code,
          userId,
          idempotencyHash,
          spamSign,
          wordsHash: visitor ? hashWords(input.notes) : null,
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
        matchesNewBooking,
        bookings,
      ),
      emailToClient: mayEmail ? outboxMailer(db).queue(toClient, newBookingExists) : undefined,
      emailOrAudit: admin
        ? recordAudit(
            db,
            { actor: admin, action: 'booking.create', subject: formatCode(code) },
            newBookingExists,
          )
        : spamSign
          ? undefined
          : notifying(db, toAgency, newBookingExists),
    })
    if (insertedRows.length > 0) return { ok: true as const, code, isNew: true }
    const [first] = await db
      .select({ code: bookings.code })
      .from(bookings)
      .where(eq(bookings.idempotencyHash, idempotencyHash))
    if (first) return { ok: true as const, code: first.code, isNew: false }
  }
  throw new Error(`${codeTries} new confirmation codes were all taken`)
}
