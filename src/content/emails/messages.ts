import type { EmailTexts, EmailTextsWithCode } from '#contracts/email-texts.ts'

export const agencyWroteTexts: EmailTextsWithCode = ({ code }) => ({
  subject: `A message about your request ${code}`,
  beforeLink: `We have written to you about your request ${code}. Sign in to read and answer it:`,
})

export const agencyWroteToGuestTexts: EmailTextsWithCode = ({ code }) => ({
  subject: `A message about your request ${code}`,
  beforeLink: `We have written to you about your request ${code}. Add the request to an account to read it:`,
})

export const clientWroteTexts = ({
  code,
  companyName,
  contactName,
}: {
  code: string
  companyName: string
  contactName: string
}): EmailTexts => ({
  subject: `${contactName} (${companyName}) wrote about ${code}`,
  beforeLink: `There is a new message about request ${code}. Read and answer it here:`,
})
