import { eq, sql } from 'drizzle-orm'
import type { InvitationAcceptance } from '#contracts/account-input.ts'
import { deleteFeedStatements } from '#domains/calendars/feed.ts'
import { createToken } from '#platform/crypto/token.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { outboxMailer } from '#platform/email/mailer.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { passwordResetEmail, resetLink } from './account-emails.ts'
import { insertLinkStatement, whereLinkOpen } from './email-links.ts'
import { ownChangeStatements } from './own-change.ts'
import { setPasswordByLink } from './set-password-by-link.ts'

interface Reset {
  token: string
  password: string
  keep?: readonly string[]
}

/**
 * Sets a new password through a reset link, ends all sessions and emails the owner. Refuses with `link-expired` when
 * the link is invalid, used or expired, and with `password-guessable` or `too-many-attempts`.
 */
export const resetPassword = (context: ServiceContext, reset: Reset) =>
  setPasswordByLink(
    context,
    { ...reset, purpose: 'reset-password' },
    ({ owner, factors, linkOwnerExists }) => ({
      ...deleteFeedStatements({ ...context, user: owner }, linkOwnerExists),
      notice: outboxMailer(context.db).queue(
        passwordResetEmail({ to: owner.email, name: owner.name, siteUrl: context.siteUrl, ...factors }),
        linkOwnerExists,
      ),
      ownChange: ownChangeStatements(
        context,
        { user: owner, action: 'user.password-reset', event: 'password-reset' },
        linkOwnerExists,
      ),
    }),
  )

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

/**
 * Sets the name and password of an invited user. Refuses with `invitation-expired` when the link is invalid, used or
 * expired, and with `password-guessable` or `too-many-attempts`.
 */
export async function acceptInvitation(context: ServiceContext, input: InvitationAcceptance) {
  const result = await setPasswordByLink(
    context,
    { ...input, purpose: 'accept-invitation' },
    ({ owner, linkOwnerExists }) => ({
      ownChange: ownChangeStatements(context, { user: owner, action: 'user.accept' }, linkOwnerExists),
    }),
  )
  if (result.ok || result.reason !== 'link-expired') return result
  return { ok: false as const, reason: 'invitation-expired' as const }
}
