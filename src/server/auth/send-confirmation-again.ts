import { eq } from 'drizzle-orm'
import { batchNamed } from '#server/db/batch-named.ts'
import { users } from '#server/db/schema/accounts.ts'
import { mayEmailUnproved } from '#server/email/unproved-address.ts'
import { limit } from '#server/rate-limit/limits.ts'
import { takeTokens, tooMany } from '#server/rate-limit/take.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { sendingConfirmation } from './confirm-email.ts'

const daySeconds = 24 * 60 * 60

export async function sendConfirmationAgain(context: ServiceContext<SessionUser>) {
  const { db, user } = context
  const tokens = await takeTokens(context, [limit('email-confirmation', user.id)])
  if (!tokens.ok) return tokens
  if (!(await mayEmailUnproved(context, 'registration', user.email))) return tooMany(daySeconds)
  const { link } = await batchNamed(
    db,
    sendingConfirmation(context, { of: eq(users.id, user.id), email: user.email }),
  )
  return link.length > 0
    ? { ok: true as const }
    : { ok: false as const, reason: 'email-confirmed-already' as const }
}
