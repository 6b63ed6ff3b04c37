import type { LetterTexts } from '#contracts/email-texts.ts'
import { site } from '#site.config.ts'

export const letterTexts: LetterTexts = {
  greeting: 'Hello,',
  greetingByName: (name) => `Hello ${name},`,
  closing: site.brand,
  beforeChoices: 'Choose what we email you, and when, under Emails:',
}
