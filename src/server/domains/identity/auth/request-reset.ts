import { eq, sql } from 'drizzle-orm'
import { users } from '#platform/db/schema/accounts.ts'
import { resetLink } from './account-emails.ts'
import { outboxMailer } from '#platform/email/mailer.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import { createToken } from '#platform/crypto/token.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { whereLinkOpen, insertLinkStatement } from './email-links.ts'

/**
 * Emails a reset link to the account with this address, if there is one. The same statements run either way and only
 * the database knows whether they wrote anything, so the answer does not reveal whether the account exists.
 */
export async function requestReset({ db, now, siteUrl, ip }: ServiceContext, email: string) {
  const tokens = await takeTokens({ db, now }, ipLimits('password-reset', ip))
  if (!tokens.ok) return tokens
  const token = createToken()
  await db.batch([
    insertLinkStatement(db, { token, purpose: 'reset-password', of: sql`${eq(users.email, email)}`, now }),
    outboxMailer(db).queue(resetLink({ to: email, siteUrl, token }), whereLinkOpen(token)),
  ])
  return { ok: true as const }
}
