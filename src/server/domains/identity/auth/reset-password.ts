import { deleteFeedStatements } from '#domains/calendars/feed.ts'
import { passwordResetEmail } from './account-emails.ts'
import { outboxMailer } from '#platform/email/mailer.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
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
