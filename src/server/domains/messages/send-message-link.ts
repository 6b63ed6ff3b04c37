import { and, eq, sql } from 'drizzle-orm'
import { batchNamed } from '#platform/db/batch-named.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outboxMailer } from '#platform/email/mailer.ts'
import { messageLinkEmail } from './message-emails.ts'
import { unprovedLimit } from '#platform/email/unproved-address.ts'
import { ipLimits, limit } from '#platform/rate-limit/limits.ts'
import { tokensAlongside, takeTokens, type TooMany } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { createToken } from '#platform/crypto/token.ts'
import { readCode } from '#shared/confirmation-code.ts'
import { insertMessageLinkStatement, whereGuestBooking } from './message-links.ts'

/**
 * Emails a guest a new link to the messages of their booking. The response is the same for every code, so that it
 * reveals neither whether there is such a booking nor whether it has messages.
 */
export async function sendMessageLink(
  context: ServiceContext,
  code: string,
): Promise<{ ok: true } | TooMany> {
  const tokens = await takeTokens(context, ipLimits('message-links', context.ip))
  if (!tokens.ok) return tokens
  const { db, siteUrl } = context
  const [booking] = await db
    .select({ id: bookings.id, code: bookings.code, email: bookings.clientEmail })
    .from(bookings)
    .where(and(eq(bookings.code, readCode(code) ?? ''), whereGuestBooking))
  if (!booking) return { ok: true }
  const { id, email } = booking
  const token = createToken()
  const emailTokens = tokensAlongside(context, [
    limit('message-links:booking', id),
    unprovedLimit('message-link', email),
  ])
  const matchesBooking = sql`${bookings.id} = ${id} and ${bookings.clientEmail} = ${email} and ${whereGuestBooking}`
  const whereSendable = sql`exists (select 1 from ${bookings} where ${matchesBooking})`
  await batchNamed(db, {
    email: outboxMailer(db).queue(
      messageLinkEmail({ code: booking.code, to: email, token, siteUrl }),
      sql`${whereSendable} and ${emailTokens.whereLeft}`,
    ),
    link: insertMessageLinkStatement(
      context,
      { token, email },
      sql`${matchesBooking} and ${emailTokens.whereLeft}`,
    ),
    emailTokens: emailTokens.taking(whereSendable),
  })
  return { ok: true }
}
