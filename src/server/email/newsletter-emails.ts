import { letter } from './letter.ts'
import type { Email } from './mailer.ts'

export const newsletterConfirmationEmail = ({
  to,
  siteUrl,
  token,
}: {
  to: string
  siteUrl: string
  token: string
}): Email => ({
  to,
  kind: 'address-link',
  subject: 'Confirm your subscription',
  body: letter(
    null,
    'Someone signed this email address up for our newsletter. If it was you, confirm it here within 7 days:',
    `${siteUrl}/newsletter/confirm?token=${token}`,
    "If it wasn't you, you can ignore this email. You will get no newsletter.",
  ),
})
