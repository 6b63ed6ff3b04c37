import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { limit } from '#server/rate-limit/limits.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import { type ConfirmationEmail, sendingConfirmation } from './confirm-email.ts'

export async function sendConfirmationAgain(db: Db, email: ConfirmationEmail) {
  const taken = await takeTokens(db, [limit('email-confirmation', email.user.id)])
  if (!taken.ok) return taken
  const { link } = await batchNamed(db, sendingConfirmation(db, email))
  return link.length > 0
    ? { ok: true as const }
    : { ok: false as const, reason: 'email-confirmed-already' as const }
}
