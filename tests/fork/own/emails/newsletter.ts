import type { EmailTexts } from '#contracts/email-texts.ts'

export const newsletterConfirmationTexts: EmailTexts = {
  subject: 'One click to our tasting notes',
  opening: 'Somebody entered this address on our blog.',
  beforeLink: 'If you would like our letters, press the button behind this link within a week:',
}
