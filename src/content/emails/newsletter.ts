import type { EmailTexts } from '#contracts/email-texts.ts'

export const newsletterConfirmationTexts: EmailTexts = {
  subject: 'Confirm your subscription',
  beforeLink:
    'Someone signed this email address up for our newsletter. If it was you, confirm it here within 7 days:',
  afterLink: "If it wasn't you, you can ignore this email. You will get no newsletter.",
}
