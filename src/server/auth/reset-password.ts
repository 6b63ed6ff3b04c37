import { deletingFeed } from '#server/calendars/feed.ts'
import { passwordResetEmail } from '#server/email/account-emails.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { ownChangeStatements } from '#server/users/own-change.ts'
import { setPasswordByLink } from './set-password-by-link.ts'

export const resetPassword = (context: ServiceContext, input: { token: string; password: string }) =>
  setPasswordByLink(context, { ...input, purpose: 'reset-password' }, (owner, linkOwnerExists) => ({
    ...deletingFeed({ ...context, user: owner }, linkOwnerExists),
    notice: outboxMailer(context.db).queue(
      passwordResetEmail({ to: owner.email, name: owner.name, siteUrl: context.siteUrl }),
      linkOwnerExists,
    ),
    ownChange: ownChangeStatements(
      context,
      { user: owner, action: 'user.password-reset', event: 'password-reset' },
      linkOwnerExists,
    ),
  }))
