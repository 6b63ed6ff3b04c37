import type { EmailTexts, EmailTextsWithCode } from '#contracts/email-texts.ts'

/** To a client whose request belongs to their account. The message itself is shown only after sign-in. */
export const agencyWroteTexts: EmailTextsWithCode = ({ code }) => ({
  subject: `A message about your request ${code}`,
  beforeLink: `We have written to you about your request ${code}. Sign in to read and answer it:`,
})

/** To a client whose request belongs to no account yet. */
export const agencyWroteToGuestTexts: EmailTextsWithCode = ({ code }) => ({
  subject: `A message about your request ${code}`,
  beforeLink: `We have written to you about your request ${code}. Add the request to an account to read it:`,
})

/** To the agency. */
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
