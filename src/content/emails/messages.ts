import type { EmailTexts, EmailTextsWithCode } from '#contracts/email-texts.ts'

export const agencyWroteTexts: EmailTextsWithCode = ({ code }) => ({
  subject: `A message about your request ${code}`,
  beforeLink: `We have written to you about your request ${code}. Sign in to read and answer it:`,
})

const messageLinkNote =
  'You need no account. Anyone who has this link can read the messages and answer in your name, so don’t pass it on.'

export const agencyWroteToGuestTexts: EmailTextsWithCode = ({ code }) => ({
  subject: `A message about your request ${code}`,
  beforeLink: `We have written to you about your request ${code}. Read and answer it here, within 30 days:`,
  afterLink: messageLinkNote,
})

export const messageLinkTexts: EmailTextsWithCode = ({ code }) => ({
  subject: `Your link to the messages about ${code}`,
  beforeLink: `Read and answer the messages about your request ${code} here, within 30 days:`,
  afterLink: messageLinkNote,
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
