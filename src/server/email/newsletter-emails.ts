import { newsletterConfirmationTexts } from '#content/emails/newsletter.ts'
import { linkLetter } from './letter.ts'
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
  ...linkLetter(newsletterConfirmationTexts, `${siteUrl}/newsletter/confirm?token=${token}`),
})
