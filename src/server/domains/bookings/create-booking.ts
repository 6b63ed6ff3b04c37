import { and, eq, gt } from 'drizzle-orm'
import type { BookingInput } from '#contracts/booking-input.ts'
import type { OfferedSlot } from '#domains/schedules/find-free-slots.ts'
import type { AuditEntry } from '#platform/audit/record.ts'
import { createToken, hashToken } from '#platform/crypto/token.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { unprovedTokens } from '#platform/email/unproved-address.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { tokensAlongside, giveBack, takeTokens, type Token } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { bookingContact, contactAccount } from './booking-row.ts'
import { createCode } from './codes.ts'
import { hourMs } from './reminders.ts'
import { findBookableService, serviceIsBookable } from '#domains/content/bookable-services.ts'
import { findSpamSign, hashWords, type Visitor } from './spam.ts'
import { writeBooking } from './write-booking.ts'

/** Two codes of 80 bits collide once in a trillion bookings, so three collisions in a row are a bug. */
const codeTries = 3

/**
 * Inserts a booking from the public form, or returns the code of the earlier one with the same idempotency key.
 * Refuses with `service-not-offered`, `slot-taken`, `too-many-holds` or `too-many-attempts`.
 */
export async function createBooking(
  context: ServiceContext,
  input: BookingInput,
  {
    isHoneypotFilled = false,
    isUnchecked = false,
    keyOfLastHour,
  }: Partial<Visitor> & { keyOfLastHour?: string | undefined } = {},
) {
  const tokens = await takeTokens(context, [
    ...ipLimits('bookings', context.ip),
    ...(input.slot ? ipLimits('held-times', context.ip) : []),
  ])
  if (!tokens.ok) return tokens
  const code = keyOfLastHour && (await findOfLastHour(context, keyOfLastHour))
  if (code) return { ok: true as const, code, isNew: false }
  const result = await insertBooking(context, {
    input,
    userId: context.user?.id ?? null,
    visitor: { isHoneypotFilled, isUnchecked },
  })
  if (!result.ok) await Promise.all(heldTimeTokens(tokens.tokens).map((token) => giveBack(context, token)))
  return result
}

async function findOfLastHour({ db, now }: ServiceContext, key: string): Promise<string | undefined> {
  const [earlier] = await db
    .select({ code: bookings.code })
    .from(bookings)
    .where(
      and(
        eq(bookings.idempotencyHash, hashToken(key)),
        gt(bookings.createdAt, new Date(now.getTime() - hourMs)),
      ),
    )
  return earlier?.code
}

const heldTimeTokens = (tokens: readonly Token[]) =>
  tokens.filter(({ limit }) => limit.key.startsWith('held-times'))

export async function enterBooking(context: ServiceContext<SessionUser>, input: BookingInput) {
  // The form has one key. What was corrected after a lost answer is another booking, or the correction would be lost.
  const idempotencyKey = input.idempotencyKey && JSON.stringify(input)
  return insertBooking(context, {
    // The zone and the visit of the administrator's browser are not the client's.
    input: { ...input, idempotencyKey, timeZone: null, source: undefined },
    userId: null,
    admin: context.user,
  })
}

const notOffered = { ok: false, reason: 'service-not-offered' } as const

interface NewBooking {
  input: BookingInput
  userId: number | null
  admin?: AuditEntry['actor']
  visitor?: Visitor
  newCode?: () => string
}

export async function insertBooking(
  context: ServiceContext,
  { input, userId, admin, visitor, newCode = createCode }: NewBooking,
) {
  const { db } = context
  const { idempotencyKey, serviceId, slot } = input
  const idempotencyHash = hashToken(idempotencyKey ?? createToken())
  const findEarlier = async () => {
    const [earlier] = await db
      .select({ code: bookings.code })
      .from(bookings)
      .where(eq(bookings.idempotencyHash, idempotencyHash))
    return earlier && { ok: true as const, code: earlier.code, isNew: false }
  }
  const service = await findBookableService(context, serviceId)
  if (!service) return (await findEarlier()) ?? notOffered

  const [account] = userId ? await db.select(contactAccount).from(users).where(eq(users.id, userId)) : []
  const contact = bookingContact(input.clientEmail, account ?? null)
  const isProved = contact.name !== null
  const spamSign = visitor && !isProved ? await findSpamSign(context, { input, ...visitor }) : null
  const isEmailed = !spamSign
  const emailTokens =
    visitor && !isProved ? unprovedTokens(context, 'booking', contact.email) : tokensAlongside(context, [])
  const write = (code: string, offer: OfferedSlot | undefined) =>
    writeBooking(context, {
      input,
      code,
      userId,
      admin,
      offer,
      idempotencyHash,
      contact,
      spamSign,
      isEmailed,
      emailTokens,
      service: service.title,
      wordsHash: visitor ? hashWords(input.notes) : null,
    })
  if (slot) {
    const { findOffersAt } = await import('#domains/schedules/find-free-slots.ts')
    for (const offer of await findOffersAt(context, slot)) {
      const code = newCode()
      if (await write(code, offer)) return { ok: true as const, code, isNew: true }
    }
    const earlier = await findEarlier()
    if (earlier) return earlier
    if (!(await serviceIsBookable(context, serviceId))) return notOffered
    const { slotRefusal } = await import('./holds.ts')
    return slotRefusal(context, input)
  }
  for (let attempt = 0; attempt < codeTries; attempt += 1) {
    const code = newCode()
    if (await write(code, undefined)) return { ok: true as const, code, isNew: true }
    const earlier = await findEarlier()
    if (earlier) return earlier
    if (!(await serviceIsBookable(context, serviceId))) return notOffered
  }
  throw new Error(`${codeTries} new confirmation codes were all taken`)
}
