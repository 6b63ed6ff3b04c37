import { passwordChangedEmail } from '#server/email/account-emails.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { setPasswordByLink } from './set-password-by-link.ts'

export const resetPassword = (context: ServiceContext, input: { token: string; password: string }) =>
  setPasswordByLink(context, { ...input, purpose: 'reset-password' }, ({ email, name }, linkOwnerExists) => ({
    notice: outboxMailer(context.db).queue(
      passwordChangedEmail({ to: email, name, siteUrl: context.siteUrl }),
      linkOwnerExists,
    ),
  }))
