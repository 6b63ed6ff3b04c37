import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { takeToken } from '#server/rate-limit/take.ts'
import { type ConfirmationEmail, sendingConfirmation } from './confirm-email.ts'
import { confirmationEmails } from './limits.ts'

/** Mails an account another link that confirms its address. */
export async function sendConfirmationAgain(db: Db, mail: ConfirmationEmail) {
  const limit = await takeToken(db, confirmationEmails(mail.user.id))
  if (!limit.allowed) {
    return { ok: false as const, reason: 'too-many' as const, retryAfterSeconds: limit.retryAfterSeconds }
  }
  const { link } = await batchNamed(db, sendingConfirmation(db, mail))
  return link.length > 0
    ? { ok: true as const }
    : { ok: false as const, reason: 'confirmed-already' as const }
}
