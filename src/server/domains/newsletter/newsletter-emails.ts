import type { SQL } from 'drizzle-orm'
import { newsletterConfirmationTexts } from '#content/emails/newsletter.ts'
import { linkLetter } from '#platform/email/letter.ts'
import type { Email } from '#platform/email/mailer.ts'

export const newsletterConfirmationEmail = ({
  to,
  siteUrl,
  token,
  unsubscribeUrl,
}: {
  to: string
  siteUrl: string
  token: string
  unsubscribeUrl?: string | SQL<string>
}): Email => ({
  to,
  kind: 'address-link',
  ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
  ...linkLetter(newsletterConfirmationTexts, `${siteUrl}/newsletter/confirm?token=${token}`),
})
